import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { STORYBOOK_FOLDER } from '../visual/paths.ts';

interface StorybookIndex {
  entries: Record<string, { id: string; type: string }>;
}

/** In px. After a larger gap a reader would think that the page has ended. */
const MOST_BLANK = 300;

/** Files that a story asks for although they don't exist. */
const MISSING_ON_PURPOSE = /does-not-come\.jpg|favicon\.ico/;

const readIndex = () =>
  JSON.parse(readFileSync(join(STORYBOOK_FOLDER, 'index.json'), 'utf8')) as StorybookIndex;

/** Opens a docs page; resolves when Storybook says that it is there. */
async function show(page: Page, id: string) {
  await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
  await page.waitForFunction(() =>
    (
      globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last(event: 'docsRendered'): unknown };
      }
    ).__STORYBOOK_ADDONS_CHANNEL__?.last('docsRendered'),
  );
}

/** What a reader of the shown page would stumble over. */
const findFaults = (page: Page, mostBlank: number) =>
  page.evaluate((most) => {
    const own = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`.sbdocs ${selector}`)].filter(
        (element) => !element.closest('.docs-story'),
      );
    /** Where there is something to see, from top to bottom. */
    const seen = (story: Element) => {
      const boxes = [...story.querySelectorAll('img, svg, canvas, iframe, input, button')].map(
        (element) => element.getBoundingClientRect(),
      );
      const texts = document.createTreeWalker(story, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        if (!texts.currentNode.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        boxes.push(...range.getClientRects());
      }
      return boxes
        .filter(({ width, height }) => width > 1 && height > 1)
        .sort((a, b) => a.top - b.top);
    };
    const isBlank = (story: Element) => {
      const { top, bottom } = story.getBoundingClientRect();
      let end = top;
      for (const box of seen(story)) {
        if (box.top - end > most) return true;
        end = Math.max(end, box.bottom);
      }
      return bottom - end > most;
    };
    const idOf = (story: Element) => story.querySelector('[id^="story--"]')?.id ?? 'a story';
    return [
      ...own('p, li')
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => /\|\s*:?-{3,}|^\s*\||\*\*|^#{1,6} |\]\(|```/.test(text))
        .map((text) => `shows raw Markdown: ${text.slice(0, 60)}`),
      ...[...document.querySelectorAll('.docs-story')]
        .filter(isBlank)
        .map((story) => `is blank over more than ${most} px: ${idOf(story)}`),
      ...own('a[href^="#"]')
        .map((link) => link.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => id !== '' && !document.getElementById(id))
        .map((id) => `has a link to nothing: #${id}`),
      ...own('a[href*="path="]')
        .map((link) => link.getAttribute('href') ?? '')
        .map((href) => `links past the index: ${href}`)
        .filter((fault) => !/path=\/(docs|story)\//.test(fault)),
    ];
  }, mostBlank);

test('every docs page reads as it was written, without blanks, dead links and errors', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (MISSING_ON_PURPOSE.test(message.location().url)) return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  await page.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );

  await page.setViewportSize({ width: 1280, height: 800 });
  const pages = Object.values(readIndex().entries).filter(({ type }) => type === 'docs');
  expect(pages.length).toBeGreaterThan(50);
  for (const { id } of pages) {
    problems.length = 0;
    await show(page, id);
    // What is still on its way, such as a picture, leaves a blank for a moment.
    await expect.poll(() => findFaults(page, MOST_BLANK), { message: id }).toEqual([]);
    expect(problems, id).toEqual([]);
  }
});

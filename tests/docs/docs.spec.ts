import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { isFullRun } from '../harness/tiers.ts';
import { openWorkshop, type Preview, readIndex, show } from '../visual/workshop.ts';

/** Files that a story asks for although they don't exist. */
const MISSING_ON_PURPOSE = /^data:nowhere$|favicon\.ico/;

const entries = Object.values(readIndex().entries);

/** What was written to the console, and what was thrown, since it was last emptied. */
interface Workshop {
  page: Page;
  problems: string[];
}

const test = base.extend<object, { workshop: Workshop }>({
  workshop: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL ?? '';
      const context = await browser.newContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (MISSING_ON_PURPOSE.test(message.location().url)) return;
        problems.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      // What an example would load from elsewhere.
      await page.route(
        (url) => url.origin !== new URL(baseURL).origin,
        (route) => route.abort(),
      );
      await openWorkshop(page, baseURL);
      await page.evaluate(axe.source);
      await use({ page, problems });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * What axe finds on the whole page, except in the pictures of states: as stories, each is checked in both themes. The
 * frame of a map is its owner's.
 */
async function findAxeFaults(page: Page) {
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run(
      { exclude: '[data-states]' },
      {
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        iframes: false,
      },
    ),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Words of the states that are broken, as where a state has less room than its component needs. */
async function findBrokenWords(page: Page) {
  const broken: string[] = [];
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    broken.push(
      ...(await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-states] [data-state-name]')].flatMap(
          (state) => {
            const walker = document.createTreeWalker(state, NodeFilter.SHOW_TEXT);
            const found: string[] = [];
            while (walker.nextNode()) {
              const text = walker.currentNode;
              const { parentElement: parent } = text;
              // A folded text has no lines yet.
              if (!parent?.checkVisibility()) continue;
              // A drawing has rules of its own, which the stories of figures check.
              if (parent.closest('[data-drawing]')) continue;
              for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{L}{3,14}/gu)) {
                const range = document.createRange();
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                // A text for assistive technology has a width of one pixel.
                const shown = [...range.getClientRects()].filter(({ width }) => width > 1);
                const tops = shown.map(({ top }) => Math.round(top));
                if (new Set(tops).size > 1) found.push(`${state.dataset.stateName}: ${word}`);
              }
            }
            return found;
          },
        ),
      )),
    );
  }
  return broken;
}

/** The states, and those under stress, that need more room than they have on a phone. */
async function findCutStates(page: Page) {
  await page.setViewportSize({ width: 360, height: 800 });
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    return (
      [...document.querySelectorAll<HTMLElement>('[data-state-name]')]
        // A width is rounded up.
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ dataset }) => dataset.stateName)
    );
  });
}

/** Where pages are looked at: in a long run in all four, else one after the other, as one template draws them. */
const settings = [
  { width: 1280, theme: 'light' },
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'dark' },
  { width: 360, theme: 'light' },
] as const;

const pages = entries.filter(({ type }) => type === 'docs');

for (const [place, { id, title }] of pages.entries()) {
  const shownIn = isFullRun ? settings : [settings[place % settings.length] ?? settings[0]];
  test(`${title} can be read by everybody`, async ({ workshop: { page, problems }, baseURL }) => {
    problems.length = 0;
    for (const [index, { width, theme }] of shownIn.entries()) {
      const where = `${title}, ${theme}, ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: theme });
      if (index === 0) {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await show(page, id, 'docs');
      }
      // Axe would measure a text that fades in halfway.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A region that has become too narrow can be scrolled by keyboard in the next frame: what axe finds, it
      // finds again.
      const found = await findAxeFaults(page);
      expect.soft(found.length === 0 ? [] : await findAxeFaults(page), where).toEqual([]);
      expect.soft(problems, where).toEqual([]);
    }
    expect.soft(await findBrokenWords(page), title).toEqual([]);
    expect.soft(await findCutStates(page), title).toEqual([]);
    // A frame that is left while its story plays would report to the next page.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLIFrameElement>('.sbdocs-content iframe')]
        .flatMap(({ src, contentWindow }) => (/iframe\.html/.test(src) ? [contentWindow] : []))
        .every((frame) =>
          (frame as unknown as Partial<Preview>)?.__STORYBOOK_ADDONS_CHANNEL__?.last(
            'storyFinished',
          ),
        ),
    );
    expect.soft(problems, title).toEqual([]);
    const files = await page
      .locator('.sbdocs-content a[href]')
      // What an example links is its site's.
      .evaluateAll((links) => [
        ...new Set(
          links
            .filter((link) => !link.closest('[inert], .docs-story, [id^="story--"]'))
            .map((link) => (link as HTMLAnchorElement).href),
        ),
      ]);
    for (const file of files.filter((href) => /^[^?#]*\.\w+$/.test(href))) {
      if (!file.startsWith(`${baseURL}/`)) continue;
      expect.soft((await page.request.get(file)).status(), `${title}: ${file}`).toBe(200);
    }
  });
}

import type { Page } from '@playwright/test';
import { owner, projects, site } from '../content.ts';
import { inPt, type PdfPage, type PdfText, readPdf } from '../unit/generated/readPdf';
import { card, expectFlipped } from './support/page';
import { caseStudy, paths, routes } from './support/routes';
import { expect, openHydrated, test, waitForHydration } from './support/test';

test('each page prints its content, on light paper, without parts that only work on a screen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const { path, ...words } of [...routes, caseStudy]) {
    await openHydrated(page, path);
    await page.mouse.move(1, 1);
    // Facts about the page may take its place.
    if (path === '/') await expect(page.locator('canvas')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    for (const useless of ['nav', 'canvas', 'form', 'iframe', '[role="tablist"]']) {
      for (const element of await page.locator(useless).all()) await expect(element).toBeHidden();
    }
    const controls = page.locator('button:visible, a[download]:visible, a[href^="#"]:visible');
    // A skill's tile is printed: it has the name and the icon.
    await expect(controls.filter({ hasNot: page.locator('img') }), path).toHaveCount(0);
    const ink = await page
      .getByRole('heading', { level: 1 })
      .evaluate((element) => getComputedStyle(element).color);
    expect(ink, path).toBe('rgb(28, 26, 22)');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('only the visible side of a card is printed', async ({ page }) => {
  await openHydrated(page, '/');
  await card(page, 'Mission-Driven').click();
  await expectFlipped(card(page, 'Mission-Driven'));
  await page.emulateMedia({ media: 'print' });
  const sides = (name: string) =>
    card(page, name)
      .locator('> div')
      .evaluateAll((all) => all.map((side) => getComputedStyle(side).display !== 'none'));
  expect(await sides('Mission-Driven')).toEqual([false, true]);
  expect(await sides('Ethics-Oriented')).toEqual([true, false]);
});

/** The page as it is saved as PDF now. Only Chromium does that. */
async function savePdf(page: Page, format: 'A4' | 'Letter' = 'A4') {
  test.skip(test.info().project.name !== 'chromium', 'Only Chromium saves a page as PDF.');
  return readPdf(await page.pdf({ format }));
}

/** A block that doesn't fit on the rest of a sheet may leave this part of it empty. */
const EMPTY_PART = 0.4;

/** The foot is on each sheet, below the 12 mm of the content's last line. */
const linesAboveFoot = (texts: readonly PdfText[]) =>
  texts.filter(({ text, y }) => text.trim() !== '' && y > inPt(18));

/** Expects that the print leaves little of a sheet empty, except the last. */
function expectFilled(pages: readonly PdfPage[], place: string) {
  for (const [index, { texts, height }] of pages.slice(0, -1).entries()) {
    const lowest = Math.min(...linesAboveFoot(texts).map(({ y }) => y));
    expect(lowest / height, `${place}, sheet ${index + 1}`).toBeLessThan(EMPTY_PART);
  }
}

/** The last of several sheets has at least this part of its height filled. */
const LAST_PART = 0.15;

for (const format of ['A4', 'Letter'] as const) {
  test(`on ${format}, sheets are filled, also the last one, and none ends in a heading`, async ({
    page,
  }) => {
    for (const path of [...paths, caseStudy.path, '/nowhere']) {
      await openHydrated(page, path);
      const headings = await page.getByRole('heading', { level: 2 }).allInnerTexts();
      const { pages } = await savePdf(page, format);
      for (const [index, sheet] of pages.entries()) {
        const place = `${path}, sheet ${index + 1}`;
        const lines = linesAboveFoot(sheet.texts).sort((a, b) => a.y - b.y);
        expect(lines.length, place).toBeGreaterThan(2);
        const last = lines.filter(({ y }) => y === lines[0]?.y).map(({ text }) => text);
        expect(headings, place).not.toContain(last.join('').trim());
      }
      expectFilled(pages, path);
      const last = pages.at(-1);
      if (last && pages.length > 1) {
        const lowest = Math.min(...linesAboveFoot(last.texts).map(({ y }) => y));
        expect(1 - lowest / last.height, `${path}, last sheet`).toBeGreaterThan(LAST_PART);
      }
      if (path === '/nowhere') expect(pages).toHaveLength(1);
    }
  });
}

test('each sheet says whose it is, and no text lies over that', async ({ page }) => {
  for (const path of [...paths, caseStudy.path]) {
    await openHydrated(page, path);
    for (const { text, texts } of (await savePdf(page)).pages) {
      expect(text, path).toContain(
        `${owner.name} · ${owner.email} · ${site.url.replace('https://', '')}`,
      );
      // The foot has one line.
      expect(new Set(texts.filter(({ y }) => y < inPt(17)).map(({ y }) => y)).size, path).toBe(1);
    }
  }
});

test('paper asks for nothing that can only be done on a screen', async ({ page }) => {
  for (const path of paths) {
    await openHydrated(page, path);
    const { text } = await savePdf(page);
    expect(text.match(/.*\b(?:click|hover|open a|press|send me|tap)\b.*/gi), path).toBeNull();
  }
});

test('three cards fit a row on paper, without the filter and without a teaser', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  const { pages, text } = await savePdf(page);
  const results = projects.slice(0, 3).map(({ result }) => result?.split(' ')[0]);
  const places = results.map((word = '') =>
    pages[0]?.texts.find(({ text, size }) => text.startsWith(word) && size > 10),
  );
  expect(new Set(places.map((place) => Math.round(place?.y ?? 0))).size).toBe(1);
  expect(text).not.toContain('Filter by Domain');
  expect(text).not.toContain('Looking Behind the Scenes?');
});

for (const [path, row] of [
  ['/skills', '[role="tabpanel"] section li'],
  ['/experience', 'article ul:not([aria-label]) > li'],
] as const) {
  test(`on paper, content longer than a sheet on ${path} begins below the heading`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await page
      .locator(row)
      .first()
      .evaluate((element) => {
        for (let count = 0; count < 80; count += 1) element.after(element.cloneNode(true));
      });
    const { pages } = await savePdf(page);
    expect(pages.length).toBeGreaterThan(3);
    expectFilled(pages.slice(0, 2), path);
  });
}

/** A text without white space, emoji and punctuation. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const savedText = async (page: Page) => lettersOf((await savePdf(page)).text);

for (const path of paths) {
  test(`${path} has everything on paper, whenever it's printed`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    // Quotes take turns otherwise.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const saved: [moment: string, text: string][] = [['parsed', await savedText(page)]];
    await page.waitForLoadState();
    saved.push(['loaded', await savedText(page)]);
    await waitForHydration(page);
    const whole = await savedText(page);
    await page.emulateMedia({ media: 'print' });
    for (const heading of await page.getByRole('heading').allInnerTexts()) {
      expect(whole).toContain(lettersOf(heading));
    }
    for (const [moment, text] of saved) expect(text, moment).toBe(whole);
  });
}

test('a choice in the address that is still on its way is no reason to print nothing', async ({
  page,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/skills?category=data-technologies', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Jupyter').first()).toBeHidden();
  expect(await savedText(page)).toContain('Jupyter');
});

import type { Locator, Page } from '@playwright/test';
import { scrollPosition } from './support/page';
import { expect, openHydrated, openInteractive, test } from './support/test';

declare global {
  interface Window {
    /** The opacities of each card, frame by frame. */
    opacities?: number[][];
  }
}

const paths = ['/experience', '/projects', '/education'];
const cardsOf = (page: Page) => page.locator('[data-reveal]');

/** Opens a page whose last card isn't in sight. */
async function openAbove(page: Page, path: string) {
  await openInteractive(page, path);
  await expect(cardsOf(page).last()).toHaveAttribute('data-reveal', 'waiting');
}

/** How many pixels of each card's first text are dark, in a picture of the whole page. */
async function inkOfCards(page: Page) {
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(bitmap, 0, 0);
    return Array.from(document.querySelectorAll('[data-reveal]'), (card) => {
      const text = card.querySelector('h2, h3, p') ?? card;
      const { left, top, width, height } = text.getBoundingClientRect();
      const pixels = context?.getImageData(left, top + scrollY, width, height).data ?? [];
      return pixels.filter((value, index) => index % 4 === 0 && value < 100).length;
    });
  }, picture);
}

for (const width of [360, 1366]) {
  test(`a picture of the whole page has every card, at ${width} px and without scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    for (const path of paths) {
      await openInteractive(page, path);
      const ink = await inkOfCards(page);
      expect(ink.length, path).toBeGreaterThanOrEqual(4);
      expect(Math.min(...ink), path).toBeGreaterThan(50);
      for (const card of await cardsOf(page).all()) await expect(card).toHaveCSS('opacity', '1');
    }
  });
}

/** Notes the opacities of all cards in every frame from now on. */
const watchOpacities = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-reveal]')];
    const frames: number[][] = [];
    window.opacities = frames;
    const note = () => {
      frames.push(cards.map((card) => Number(getComputedStyle(card).opacity)));
      requestAnimationFrame(note);
    };
    note();
  });

const noted = (page: Page) => page.evaluate(() => window.opacities ?? []);

test('after a jump to the end, no card is hidden for a single frame', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 768 });
  for (const path of paths) {
    await openAbove(page, path);
    await watchOpacities(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(cardsOf(page).last()).not.toHaveAttribute('data-reveal', 'waiting');
    await expect.poll(async () => (await noted(page)).length).toBeGreaterThan(20);
    expect(new Set((await noted(page)).flat()), path).toEqual(new Set([1]));
  }
});

/** Scrolls, and waits until the page has answered. */
async function wheel(page: Page, distance: number) {
  const before = await scrollPosition(page);
  await page.mouse.wheel(0, distance);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(before);
  // The report of an IntersectionObserver comes after the frame.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
}

/** Leaves 60 px until a card comes into sight. */
const scrollBefore = (card: Locator) =>
  card.evaluate((each) => scrollBy(0, each.getBoundingClientRect().top - innerHeight - 60));

test('a visitor who scrolls slowly sees the next card fade in', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openAbove(page, '/experience');
  await watchOpacities(page);
  await page.mouse.move(600, 400);
  const last = cardsOf(page).last();
  await scrollBefore(last);
  const isShown = async () => (await last.getAttribute('data-reveal')) === 'shown';
  while (!(await isShown())) await wheel(page, 10);
  await expect(last).toHaveCSS('opacity', '1');
  const opacities = (await noted(page)).map((frame) => frame.at(-1) ?? 1);
  expect(opacities).toContain(0);
  expect(opacities.some((opacity) => opacity > 0 && opacity < 1)).toBe(true);
  for (const card of await cardsOf(page).all()) await expect(card).toHaveCSS('opacity', '1');
});

test('a card is hidden while a visitor scrolls towards it, but not once they stop, and not in print', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/experience');
  const last = cardsOf(page).last();
  await expect(last).toHaveAttribute('data-reveal', 'waiting');
  const distance = () => last.evaluate((card) => card.getBoundingClientRect().top - innerHeight);
  await scrollBefore(last);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.mouse.move(400, 300);
  const isHidden = async () => (await last.getAttribute('data-reveal')) === 'hidden';
  while (!(await isHidden())) await wheel(page, 5);
  await expect(last).toHaveCSS('opacity', '0');
  expect(await distance()).toBeGreaterThan(0);
  expect(await distance()).toBeLessThanOrEqual(40);
  await page.clock.runFor(200);
  await expect(last).toHaveCSS('opacity', '1');

  await wheel(page, 1);
  await expect(last).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveCSS('opacity', '1');
});

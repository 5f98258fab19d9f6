import { projects } from '../content.ts';
import { whenDrawn } from './support/fonts';
import { card, expectFlipped, tab, turnButton } from './support/page';
import { expect, openHydrated, openInteractive, stated, test } from './support/test';

test('a card opens in its place and closes there, in each column and at each width, and none before it moves', async ({
  page,
}) => {
  await openInteractive(page, '/projects?category=all');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(20);
  /** Once nothing moves, and without the distance of a card that is still appearing. */
  const places = async () => {
    await expect(page.locator('[data-turning]')).toHaveCount(0);
    return cards.evaluateAll((all) =>
      all.map(({ parentElement: item }) => [item?.offsetTop, item?.offsetLeft, item?.clientWidth]),
    );
  };
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of [0, 1, 2, 10, 19]) {
      const card = cards.nth(index);
      await turnButton(card).scrollIntoViewIfNeeded();
      const before = await places();
      await turnButton(card).click();
      await expectFlipped(card);
      const opened = await places();
      expect(opened.slice(0, index + 1), `${width} px, card ${index}`).toEqual(
        before.slice(0, index + 1),
      );
      // The order of the document is that of the eye: row by row, from the start.
      for (const [position, [top = 0, left = 0]] of opened.entries()) {
        const [topBefore = -1, leftBefore = -1] = opened[position - 1] ?? [];
        expect(top > topBefore || (top === topBefore && left > leftBefore)).toBe(true);
      }
      await expect(card).toBeInViewport();
      await expect(turnButton(card)).toBeFocused();
      await turnButton(card).click();
      await expectFlipped(card, false);
      expect(await places(), `${width} px, card ${index}`).toEqual(before);
    }
  }
});

test('in each category every card turns to its back and to its front again', async ({ page }) => {
  await openInteractive(page, '/projects');
  for (const category of new Set(projects.map(({ category }) => category))) {
    await tab(page, category).click();
    const own = projects.filter((project) => project.category === category);
    await expect(page.getByText('Loading projects...')).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(own.length);
    for (const { title, description, technologies } of own) {
      const shown = card(page, title);
      const first = shown.getByRole('list', { name: /^First technologies/ }).getByRole('listitem');
      await expect(first).toHaveText([
        ...technologies.slice(0, 3),
        ...(technologies.length > 3 ? [`+${technologies.length - 3} more`] : []),
      ]);
      await expect(shown.getByText(description)).toHaveCount(0);
      await first.first().click();
      await expectFlipped(shown);
      await shown.getByText(description).click();
      await expectFlipped(shown, false);
    }
  }
});

test('after a jump down, all cards are there, and none is hidden again', async ({ page }) => {
  await openInteractive(page, '/projects?category=all');
  const cards = page.locator('li[data-reveal]').filter({ has: page.getByRole('article') });
  await expect(cards).toHaveCount(20);
  await cards.last().scrollIntoViewIfNeeded();
  for (const card of await cards.all()) await expect(card).toHaveCSS('opacity', '1');
  await expect(cards.last()).toHaveAttribute('data-reveal', 'shown');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards.first()).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await expect(cards.last()).toHaveAttribute('data-reveal', 'shown');
  await expect(cards.last()).toHaveCSS('opacity', '1');
});

test('on a phone, all domains are in sight as buttons in three rows, with count and star', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openHydrated(page, '/projects');
  const tabs = page.getByRole('tablist', { name: 'Filter by Domain' }).getByRole('tab');
  await expect(tabs).toHaveCount(9);
  const boxes = await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(3);
  for (const { left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  // The finding is above it.
  await expect(page.getByRole('figure').first()).toBeInViewport({ ratio: 0.8 });
});

/** Of each front: how many lines of its rows are blank. */
const blankLines = () =>
  Array.from(document.querySelectorAll('article'), (card) => {
    const texts = [...(card.firstElementChild?.firstElementChild?.children ?? [])].slice(1);
    // Where a card is narrow, some rows are on its back only.
    const shown = texts.filter((text) => text.checkVisibility());
    return shown.reduce((sum, text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const used =
        Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
      const left = text.getBoundingClientRect().height - used;
      return sum + Math.round(left / Number.parseFloat(getComputedStyle(text).lineHeight));
    }, 0);
  });

test('no front of a card has more than one blank line, or two in a narrow column, and the domains fit on one from 1280 px', async ({
  page,
}) => {
  await openHydrated(page, '/projects?category=all');
  await whenDrawn(page);
  await expect(page.getByRole('article')).toHaveCount(20);
  for (const width of [280, 360, 768, 1024, 1280, 1366, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    // Between phones and wide windows, a neighbour's technologies and its labels may take two lines each.
    const most = width === 1024 ? 2 : 1;
    expect(Math.max(...(await page.evaluate(blankLines))), `${width} px`).toBeLessThanOrEqual(most);
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((each) => each.getBoundingClientRect().top));
    if (width >= 1280) expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

const inMlops = projects.filter(({ category }) => category === 'MLOps');

for (const [width, height, count] of [
  [1366, 768, 3],
  [390, 844, 1],
] as const) {
  test(`a first screen of ${width} by ${height} shows figure, title and result of ${count} projects`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, '/projects');
    for (const { title, result } of inMlops.slice(0, count)) {
      const shown = card(page, title);
      await expect(shown.getByRole('figure')).toBeInViewport({ ratio: 1 });
      await expect(shown.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
      await expect(shown.getByText(stated(result))).toBeInViewport({ ratio: 1 });
    }
  });
}

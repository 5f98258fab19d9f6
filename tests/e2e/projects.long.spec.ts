import { projects } from '../content.ts';
import { whenDrawn } from './support/fonts';
import { card, expectFlipped, turnButton } from './support/page';
import { expect, openHydrated, openInteractive, stated, test } from './support/test';

test('a card opens in its place and closes there, in each column and at each width', async ({
  page,
}) => {
  await openInteractive(page, '/projects?category=all');
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(20);
  for (const width of [1366, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const index of [0, 1, 2, 10, 19]) {
      const card = cards.nth(index);
      await turnButton(card).scrollIntoViewIfNeeded();
      // Without the distance of a card that is still appearing.
      const place = () => card.evaluate((element) => element.parentElement?.offsetTop);
      const before = await place();
      const closed = await card.evaluate(({ clientWidth }) => clientWidth);
      await turnButton(card).click();
      await expectFlipped(card);
      expect(await place(), `${width} px, card ${index}`).toBe(before);
      await expect(card).toBeInViewport();
      const grid = await card.evaluate((element) => element.closest('ul')?.clientWidth);
      expect(await card.evaluate(({ clientWidth }) => clientWidth)).toBe(grid);
      await expect(turnButton(card)).toBeFocused();
      await turnButton(card).click();
      await expectFlipped(card, false);
      expect(await place(), `${width} px, card ${index}`).toBe(before);
      expect(await card.evaluate(({ clientWidth }) => clientWidth)).toBe(closed);
    }
  }
});

test('the only project of a category is open: nothing is missing, and there is no button', async ({
  page,
}) => {
  await openHydrated(page, '/projects?category=ai-assistant');
  const panel = page.getByRole('tabpanel');
  const [project] = projects.filter(({ category }) => category === 'AI Assistant');
  const { description, result, figure, technologies } = stated(project);
  await expect(panel.getByRole('article')).toHaveCount(1);
  await expect(panel.getByRole('article').getByRole('button')).toHaveCount(0);
  for (const text of [description, stated(result), stated(figure).method]) {
    await expect(panel.getByText(text)).toBeVisible();
  }
  await expect(
    panel.getByRole('list', { name: /^Technologies of/ }).getByRole('listitem'),
  ).toHaveText(technologies);
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

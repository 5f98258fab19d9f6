import { projects } from '../content.ts';
import { openWithTypefaces } from './support/fonts';
import { card, expectFlipped } from './support/page';
import { expect, openHydrated, openInteractive, stated, test } from './support/test';

test('a card turns over the first time as it does later: one side turns away, the other comes from behind it', async ({
  page,
}) => {
  await openInteractive(page, '/projects');
  const turning = await page.evaluateHandle(() => {
    const sides: Element[] = [];
    addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName === 'transform') sides.push(target as Element);
    });
    return sides;
  });
  const first = page.getByRole('tabpanel').getByRole('article').first();
  for (const isFlipped of [true, false]) {
    await first.getByRole('button', { name: 'Turn over' }).click();
    await expectFlipped(first, isFlipped);
    await expect.poll(() => turning.evaluate(({ length }) => length)).toBe(2);
    await turning.evaluate((sides) => sides.splice(0));
  }
});

/** Of each front: how many lines of its rows are blank. */
const blankLines = () =>
  Array.from(document.querySelectorAll('article'), (card) => {
    const texts = [...(card.firstElementChild?.firstElementChild?.children ?? [])].slice(1);
    return texts.reduce((sum, text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      const used =
        Math.max(...lines.map(({ bottom }) => bottom)) - Math.min(...lines.map(({ top }) => top));
      const left = text.getBoundingClientRect().height - used;
      return sum + Math.round(left / Number.parseFloat(getComputedStyle(text).lineHeight));
    }, 0);
  });

test('no front of a card has more than one blank line, and the domains fit on one from 1280 px', async ({
  page,
}) => {
  await openWithTypefaces(page, '/projects?category=all');
  await expect(page.getByRole('article')).toHaveCount(20);
  for (const width of [280, 360, 768, 1024, 1280, 1366, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    expect(Math.max(...(await page.evaluate(blankLines))), `${width} px`).toBeLessThanOrEqual(1);
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

import { expect, openInteractive, test } from './support/test';
import { findStrays } from './support/typography';

// `everyPage.spec.ts` looks at what each page shows at first.
test('technologies, methods and results are 15 px high, on the backs of cards and in tooltips, too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openInteractive(page, '/projects');
  for (const card of await page.getByRole('article').all()) {
    await card.getByRole('button').click();
    await expect(card.getByRole('button', { name: /^Close/ })).toBeVisible();
  }
  await expect(page.getByText('Technologies', { exact: true }).first()).toBeVisible();
  for (const end of ['narrow', 'wide'] as const) {
    expect.soft(await findStrays(page, end), end).toEqual([]);
    const cut = await page
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.filter((card) => card.scrollWidth > card.clientWidth).map(({ id }) => id),
      );
    expect.soft(cut, `cut at the ${end} end`).toEqual([]);
  }
  await openInteractive(page, '/skills?category=mlops');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Docker', exact: true }).click();
  await expect(page.getByRole('tooltip')).toBeVisible();
  for (const end of ['narrow', 'wide'] as const) {
    expect.soft(await findStrays(page, end), end).toEqual([]);
  }
});

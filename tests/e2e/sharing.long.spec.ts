import { heading, main, scrollPosition, showing, tab } from './support/page';
import { paths } from './support/routes';
import { expect, holdBack, openHydrated, test } from './support/test';

test('choosing a category does not scroll the page', async ({ page }) => {
  await openHydrated(page, '/projects');
  await tab(page, 'Computer Vision').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(100);
  const before = await scrollPosition(page);
  await tab(page, 'Computer Vision').click();
  await expect(showing(page, '4 projects in Computer Vision')).toBeVisible();
  expect(await scrollPosition(page)).toBe(before);
});

test('a shared address shows the same category', async ({ page }) => {
  await openHydrated(page, '/skills?category=programming-languages&utm_source=mail');
  await expect(tab(page, 'Programming Languages')).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Programming Languages' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'MLOps' })).toHaveCount(0);
  await tab(page, 'Other Tools').click();
  await expect(page).toHaveURL('/skills?category=other-tools&utm_source=mail');
});

test('an address that names no category shows the first', async ({ page }) => {
  await openHydrated(page, '/projects?category=%3Cscript%3Ealert(1)%3C/script%3E');
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  await openHydrated(page, '/skills?category=#%E0%A4%A');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
});

test('a category that the address did not choose is not seen first', async ({ page }) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/projects?category=financial-ai', { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  release();
  await expect(showing(page, '2 projects in Financial AI')).toBeVisible();
});

for (const [what, script] of [
  ['application', 'entry.client'],
  ['page', 'ProjectsPage'],
] as const) {
  test(`if the ${what} does not load, the page shows its first category`, async ({
    page,
    problems,
  }) => {
    await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
    await page.goto('/projects?category=financial-ai');
    await expect(showing(page, '5 projects in MLOps')).toBeVisible();
    expect(problems.join()).toContain('ERR_FAILED');
    problems.length = 0;
  });
}

test('every section of a page has an address, linked next to its heading', async ({ page }) => {
  for (const path of paths) {
    await openHydrated(page, path);
    // The title of a card isn't a section's.
    for (const heading of await main(page).locator('h2:not(article *)').all()) {
      const name = (await heading.textContent()) ?? '';
      const link = main(page).getByRole('link', {
        name: `Link to this section: ${name}`,
        exact: true,
      });
      const part = main(page).getByRole('region', { name, exact: true });
      await expect(link).toHaveAttribute('href', `#${await part.getAttribute('id')}`);
    }
    for (const heading of await main(page).getByRole('heading', { level: 3 }).all()) {
      expect(await heading.evaluate((element) => element.closest('[id]')?.id)).toMatch(
        /^[a-z0-9-]+$/,
      );
    }
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.length, path).toBe(new Set(ids).size);
  }
});

test('a section has its address with each category', async ({ page }) => {
  await openHydrated(page, '/projects?category=financial-ai#want-more');
  await expect(page.getByRole('heading', { name: 'Want More?' })).toBeInViewport();
});

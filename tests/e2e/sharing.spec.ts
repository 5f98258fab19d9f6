import type { Page } from '@playwright/test';
import { routes } from './routes';
import { expect, holdBack, openHydrated, test } from './test';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const showing = (page: Page, text: string) => page.getByText(`Currently showing ${text}`);

test('a chosen category stands in the address, and the way back leads to the one before', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  await tab(page, /^Healthcare AI/).click();
  await expect(page).toHaveURL('/projects?category=healthcare-ai');
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await tab(page, /^Natural Language/).click();
  await expect(page).toHaveURL('/projects?category=natural-language-processing-nlp');
  await page.goBack();
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await page.goBack();
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  await expect(page).toHaveURL('/projects');
  await page.goForward();
  await expect(tab(page, /^Healthcare AI/)).toHaveAttribute('aria-selected', 'true');
  // The first choice needs no words.
  await tab(page, /^MLOps/).click();
  await expect(page).toHaveURL('/projects');
});

test('choosing leaves the page where it is', async ({ page }) => {
  await openHydrated(page, '/projects');
  await tab(page, /^Computer Vision/).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const before = await page.evaluate(() => window.scrollY);
  await tab(page, /^Computer Vision/).click();
  await expect(showing(page, '4 projects in Computer Vision')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('an address that was passed on shows the same category', async ({ page }) => {
  await openHydrated(page, '/projects?category=computer-vision');
  await expect(tab(page, /^Computer Vision/)).toHaveAttribute('aria-selected', 'true');
  await expect(showing(page, '4 projects in Computer Vision')).toBeVisible();
  await page.reload();
  await expect(showing(page, '4 projects in Computer Vision')).toBeVisible();

  await openHydrated(page, '/skills?category=programming-languages&utm_source=mail');
  await expect(tab(page, /^Programming Languages/)).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Programming Languages' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'MLOps' })).toHaveCount(0);
  await tab(page, /^Other Tools/).click();
  await expect(page).toHaveURL('/skills?category=other-tools&utm_source=mail');
});

test('an address that names no category shows the first', async ({ page }) => {
  await openHydrated(page, '/projects?category=%3Cscript%3Ealert(1)%3C/script%3E');
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  await openHydrated(page, '/skills?category=#%E0%A4%A');
  await expect(tab(page, /^All/)).toHaveAttribute('aria-selected', 'true');
});

test('what the address did not choose is not seen first', async ({ page }) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/projects?category=financial-ai', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  release();
  await expect(showing(page, '2 projects in Financial AI')).toBeVisible();
});

for (const [what, script] of [
  ['application', 'entry.client'],
  ['filter', 'ProjectsBody'],
] as const) {
  test(`where the ${what} does not come, the page shows what it was written with`, async ({
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

test('every part of a page has an address, offered beside its heading', async ({ page }) => {
  for (const { path } of routes) {
    await openHydrated(page, path);
    const main = page.getByRole('main');
    for (const heading of await main.getByRole('heading', { level: 2 }).all()) {
      const name = (await heading.textContent()) ?? '';
      const link = main.getByRole('link', { name: `Link to this section: ${name}`, exact: true });
      const part = main.getByRole('region', { name, exact: true });
      await expect(link).toHaveAttribute('href', `#${await part.getAttribute('id')}`);
    }
    for (const heading of await main.getByRole('heading', { level: 3 }).all()) {
      expect(await heading.evaluate((element) => element.closest('[id]')?.id)).toMatch(
        /^[a-z0-9-]+$/,
      );
    }
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.length, path).toBe(new Set(ids).size);
  }
});

test('an address leads to one project, in whichever category it is', async ({ page }) => {
  await openHydrated(page, '/projects?category=financial-ai#want-more');
  await expect(page.getByRole('heading', { name: 'Want More?' })).toBeInViewport();
  const last = page.getByRole('article').last();
  const id = await last.getAttribute('id');
  await page.goto('about:blank');
  await page.setViewportSize({ width: 360, height: 500 });
  await openHydrated(page, `/projects?category=financial-ai#${id}`);
  await expect(last).toBeInViewport();
});

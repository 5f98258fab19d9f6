import type { Page } from '@playwright/test';
import { smallContent } from './otherContent/small';
import { testWith } from './otherContent/testWith';
import { expectAccessible } from './support/axe';
import { card, heading, linksIn, main, navLinks, showing, tab } from './support/page';
import { expect, openHydrated, openInteractive } from './support/test';

const test = testWith('small-content', smallContent);

const { pages } = smallContent;
const shown = [pages.about, pages.skills, pages.projects, pages.contact];
const labels = shown.map(({ label }) => label);

/** The content of each page for an owner with few facts. */
const checks: Record<string, (page: Page) => Promise<unknown>> = {
  '/': async (page) => {
    await expect(page).toHaveTitle('Asha Rao · Marine Scientist');
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['E-mail']);
  },
  '/projects': async (page) => {
    await expect(showing(page, 'all 2 projects')).toBeVisible();
    await tab(page, 'Oceans').click();
    await expect(showing(page, '1 project in Oceans')).toBeVisible();
    // The category has no description.
    await expect(page.getByText('Technical project', { exact: true })).toBeVisible();
  },
  '/contact': async (page) => {
    await expect(main(page).getByRole('term')).toHaveText(['Email']);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
      'Contact information',
      'Send me a message',
    ]);
    await expect(page.locator('iframe')).toHaveCount(0);
  },
};

for (const { path, label } of shown) {
  test(`with little content, ${label} is a complete page, and nothing on it is empty`, async ({
    page,
  }) => {
    await openInteractive(page, path);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator(':is(ul, ol, dl, section, h2, h3, a):empty')).toHaveCount(0);
    await expect(main(page)).not.toContainText(/undefined|NaN|null/);
    await expectAccessible(page);
    await expect(navLinks(page)).toHaveText(labels);
    await expect(page.locator('a:is([href^="/experience"], [href^="/education"])')).toHaveCount(0);
    await checks[path]?.(page);
  });
}

test('where few projects are there, a link to one shows it among all of them', async ({ page }) => {
  await openHydrated(page, '/projects#river-gauge');
  await expect(card(page, 'River Gauge')).toBeInViewport();
  await expect(showing(page, 'all 2 projects')).toBeVisible();
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
});

test('the address of a page that the owner hides is unknown', async ({ page }) => {
  for (const { path } of [pages.experience, pages.education]) {
    const response = await openHydrated(page, path);
    expect(response?.status()).toBe(404);
    await expect(linksIn(main(page))).toHaveText(smallContent.projects.map(({ title }) => title));
  }
});

import { caseStudyPathOf } from '@portfolio/data/shown/caseStudies';
import { content } from '../content.ts';
import { manyProjects } from './otherContent/large';
import { testWith } from './otherContent/testWith';
import { routes } from './support/routes';
import { expect, openHydrated } from './support/test';

/** So many that a document of its own has all of them in words. */
const projects = manyProjects(content.projects.length * 4);

const test = testWith('arabic-content', {
  ...content,
  projects,
  site: { ...content.site, language: 'ar' },
});

const [caseStudyPath = ''] = projects.flatMap((project) => caseStudyPathOf(content, project) ?? []);

test('every document of a site in Arabic says its language and that it is read from right to left', async ({
  request,
}) => {
  const paths = [...routes.map(({ path }) => path), caseStudyPath, '/projects-all', '/nowhere'];
  for (const path of paths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(path === '/nowhere' ? 404 : 200);
    expect(await answer.text(), path).toContain('<html lang="ar" dir="rtl"');
  }
});

for (const { path, label } of routes) {
  test(`${label} in Arabic fits a phone, and nothing is cut off on its left`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openHydrated(page, path);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}

test('an address that a visitor shares chooses the same in every language', async ({ page }) => {
  const chosen = page.getByRole('tab', { selected: true });
  await openHydrated(page, '/projects?category=all');
  await expect(chosen).toContainText(`${projects.length}`);
  await openHydrated(page, '/skills');
  const all = await chosen.textContent();
  const category = page.getByRole('tab').nth(1);
  await category.click();
  await expect(category).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/skills\?category=[a-z-]+$/);
  await page.getByRole('tab').first().click();
  await expect(page).toHaveURL(/\/skills$/);
  await expect(chosen).toHaveText(`${all}`);
});

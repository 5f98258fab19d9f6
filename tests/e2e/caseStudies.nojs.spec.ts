import { createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { builtUrl } from '@portfolio/build/serve/siteServer';
import type { CaseStudySection } from '@portfolio/data/caseStudy/caseStudy';
import { shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { valuesIn } from '@portfolio/data/values/valuesAt';
import { english } from '../language';
import { BUILT } from './support/builtScripts';
import { heading, main, navLinks } from './support/page';
import { expect, test } from './support/test';

/** The words of every paragraph, however deep. */
const paragraphsIn = (sections: readonly CaseStudySection[]) =>
  valuesIn(sections)
    .filter(({ value }) => Object(value).type === 'paragraph')
    .map(({ value }) =>
      valuesIn(value)
        .flatMap(({ path, value }) => (path.endsWith('value') ? [String(value)] : []))
        .join(''),
    );

const content = await createContentReader(sampleFolder).read();
const address = builtUrl(BUILT);

for (const { path, caseStudy, project, next, previous } of shownCaseStudies(content, english)) {
  test(`without JavaScript ${path} is a whole page with a head of its own`, async ({
    page,
    request,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`^${caseStudy.title} · `));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      caseStudy.description,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address + path);
    await expect(heading(page)).toHaveText(caseStudy.title);
    await expect(navLinks(page).and(page.locator('[aria-current="true"]'))).toHaveText('Projects');
    for (const words of paragraphsIn(caseStudy.sections))
      await expect(main(page)).toContainText(words);
    await expect(page.locator('#figure')).toContainText(project.figure?.method ?? '');
    const links = main(page).locator('nav a[rel]');
    await expect(links).toHaveText([previous, next].flatMap((each) => each?.title ?? []));

    for (const link of ['link[type="text/markdown"]', 'meta[property="og:image"]']) {
      const url = await page
        .locator(link)
        .evaluate((element) => element.getAttribute('href') ?? element.getAttribute('content'));
      const file = await request.get(String(url).replace(String(address), ''));
      expect(file.status(), String(url)).toBe(200);
    }
  });
}

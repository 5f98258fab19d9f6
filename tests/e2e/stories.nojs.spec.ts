import { createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { builtUrl } from '@portfolio/build/serve/siteServer';
import { shownStories } from '@portfolio/data/shown/shownStories';
import type { StorySection } from '@portfolio/data/story/story';
import { valuesIn } from '@portfolio/data/values/valuesAt';
import { described, english } from '../language';
import { BUILT } from './support/builtScripts';
import { heading, main, navLinks } from './support/page';
import { expect, test } from './support/test';

/** The words of every paragraph, however deep. */
const paragraphsIn = (sections: readonly StorySection[]) =>
  valuesIn(sections)
    .filter(({ value }) => Object(value).type === 'paragraph')
    .map(({ value }) =>
      valuesIn(value)
        .flatMap(({ path, value }) => (path.endsWith('value') ? [String(value)] : []))
        .join(''),
    );

const content = await createContentReader(sampleFolder).read();
const address = builtUrl(BUILT);

for (const { path, story, project, next, previous } of shownStories(content, english, described)) {
  test(`without JavaScript ${path} is a whole page with a head of its own`, async ({
    page,
    request,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`^${story.title} · `));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      story.description,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address + path);
    await expect(heading(page)).toHaveText(story.title);
    await expect(navLinks(page).and(page.locator('[aria-current="true"]'))).toHaveText('Projects');
    for (const words of paragraphsIn(story.sections)) await expect(main(page)).toContainText(words);
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

import type { Page } from '@playwright/test';
import { drawnWith, whenDrawn } from './support/fonts';
import { paths } from './support/routes';
import { expect, expectProblems, openHydrated, openInteractive, test } from './support/test';

const ours = [
  ['h1', /^Newsreader/],
  // The labels next to a case study's path may have a star, which no typeface of ours has.
  ['main p:not(nav + p)', /^Public Sans/],
] as const;

/** The font files that a page asks for, without their hashes. */
function watchFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /([\w-]+)-[\w-]{8}\.woff2$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
}

/** The files with the characters of the site's own text. */
const ownFiles = ['own-newsreader-display-latin', 'own-public-sans-latin'];

test('a first view of any page is drawn in the site’s typefaces, from two small files', async ({
  page,
}) => {
  const asked = watchFonts(page);
  for (const path of [...paths, '/nowhere']) {
    asked.length = 0;
    await page.goto(path);
    await whenDrawn(page);
    for (const [selector, family] of ours) {
      for (const font of await drawnWith(page, selector)) {
        expect(font.family, path).toMatch(family);
      }
    }
    expect(asked.sort(), path).toEqual(ownFiles);
  }
});

test('a letter that only the visitor has comes in the same typeface', async ({ page }) => {
  const asked = watchFonts(page);
  await openInteractive(page, '/contact');
  await page.getByLabel('Name').fill('José Łukasz');
  await whenDrawn(page);
  expect(asked.sort()).toEqual([...ownFiles, 'public-sans-latin', 'public-sans-latin-ext']);
});

test('until the files are there, headings and buttons are in a bold font of the system', async ({
  page,
  problems,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await openHydrated(page, '/');
  await whenDrawn(page);
  for (const selector of ['h1', 'main a[href="/contact"] span']) {
    for (const { file } of await drawnWith(page, selector)) expect(file).toMatch(/bold/i);
  }
  // The browser's own message, and no error of ours.
  expectProblems(problems, /^console error: Failed to load resource/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a view is drawn in the site’s typefaces', async ({ page }) => {
    await page.goto('/');
    for (const [selector, family] of ours) {
      await expect
        .poll(async () => (await drawnWith(page, selector)).map((font) => font.family).join())
        .toMatch(family);
    }
  });
});

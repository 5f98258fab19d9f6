import { brotliCompressSync } from 'node:zlib';
import { limits } from '@portfolio/build/prerender/pageWeights';
import { slugify } from '@portfolio/data/values/slug';
import { HARM, LONG_NAME, largeContent, PROJECT_COUNT } from './otherContent/large';
import { testWith } from './otherContent/testWith';
import {
  card,
  expectFlipped,
  expectNoSidewaysScroll,
  main,
  showing,
  tab,
  turnButton,
} from './support/page';
import { routes } from './support/routes';
import { expect, openHydrated, openInteractive, stated, watchScripts } from './support/test';

const test = testWith(
  'large-content',
  largeContent,
  'tests/e2e/otherContent/harmful.vite.config.ts',
);

const lastProject = stated(largeContent.projects.at(-1));
const ALL_IN_WORDS = `All ${PROJECT_COUNT} projects in words`;

test(`${PROJECT_COUNT} projects can be shown, chosen from and turned over`, async ({ page }) => {
  await openInteractive(page, '/projects');
  await expect(page.getByRole('definition').first()).toHaveText(String(PROJECT_COUNT));
  // A category without projects isn't offered.
  await expect(page.getByRole('tab')).toHaveCount(7 + 2);
  await tab(page, 'Computer Vision').click();
  await expect(showing(page, '24 of 400 projects in Computer Vision')).toBeVisible();
  const cards = page.getByRole('tabpanel').getByRole('article');
  await expect(cards).toHaveCount(24);
  const last = cards.last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expectFlipped(last);
});

test('visitors who show more projects by keyboard go on with the first new one, even at the end', async ({
  page,
}) => {
  await openInteractive(page, '/projects?category=ai-assistant');
  const cards = page.getByRole('tabpanel').getByRole('article');
  const more = page.getByRole('button', { name: 'Show more projects' });
  const all = PROJECT_COUNT / 20;
  for (let shown = 24; shown < all; shown += 24) {
    await expect(cards).toHaveCount(shown);
    await more.press('Enter');
    await expect(cards.nth(shown).locator(':focus')).toBeVisible();
  }
  await expect(cards).toHaveCount(all);
  await expect(more).toBeHidden();
});

test('the page of projects stays light, and so does the first page', async ({ request }) => {
  for (const path of ['/', '/projects']) {
    const document = await (await request.get(path)).body();
    expect(brotliCompressSync(document).length, path).toBeLessThan(2 * limits.html);
  }
});

test('a link to a project far down shows it first, among few others', async ({ page }) => {
  await openHydrated(page, `/projects#${slugify(lastProject.title)}`);
  await expect(card(page, lastProject.title)).toBeInViewport();
  await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText(
    lastProject.title,
  );
  await expect(showing(page, '24 of')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects can be read in words, and each has an address', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('link', { name: ALL_IN_WORDS }).click();
    await expect(page).toHaveURL('/projects-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^All 2000 projects/);
    await expect(page.getByRole('article')).toHaveCount(PROJECT_COUNT);
    await page.goto(`/projects-all#${slugify(lastProject.title)}`);
    const last = card(page, lastProject.title);
    await expect(last).toBeInViewport();
    await expect(last).toContainText(lastProject.description);
  });
});

test('the document with all projects works by keyboard, in search and in print, and loads no application', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await page.goto('/projects');
  await page.getByRole('link', { name: ALL_IN_WORDS }).click();
  // Not until the network is idle: Playwright sometimes still waits for what the page before it was fetching.
  await expect(page).toHaveURL('/projects-all');
  scripts.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  await page.mouse.move(1, 1);
  expect(scripts).toEqual([]);
  // Nothing is offered that doesn't work here.
  await expect(page.getByRole('button')).toHaveCount(0);
  const last = card(page, lastProject.title);
  const found = await page.evaluate(
    // Not in the types of the DOM, but in every browser.
    (text) => (window as unknown as { find: (text: string) => boolean }).find(text),
    lastProject.title,
  );
  expect(found).toBe(true);
  await expect(last).toBeInViewport();
  await last.getByRole('link').first().focus();
  await expect(last.getByRole('link').first()).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(PROJECT_COUNT);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'See their figures' }).click();
  await expect(page).toHaveURL('/projects');
});

test('on paper, where nothing can be turned over, the front says when and for whom a project was done', async ({
  page,
}) => {
  await openInteractive(page, `/projects#${slugify(LONG_NAME)}`);
  const project = card(page, LONG_NAME);
  const period = project.getByText('May 2019–Present').filter({ visible: true });
  const client = project.getByText(`for ${LONG_NAME}`).filter({ visible: true });
  await expect(project).toBeVisible();
  await expect(period).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(period).toHaveCount(1);
  await expect(client).toHaveCount(1);
  await expectNoSidewaysScroll(page, [320, 1280]);
  await page.emulateMedia({ media: 'screen' });
  await turnButton(project).click();
  await expectFlipped(project);
  await page.emulateMedia({ media: 'print' });
  await expect(period).toHaveCount(1);
});

test('names of 80 characters without a space fit every page', async ({ page }) => {
  for (const { path } of routes) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toContainText(LONG_NAME);
    await expectNoSidewaysScroll(page, [320, 1280]);
  }
});

test('markup that got past the checks of the content is shown as text, and does nothing', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await expect(page).toHaveTitle(HARM);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', HARM);
  await expect(page.locator('html')).toHaveAttribute('lang', /onerror/);
  await expect(main(page)).toContainText(HARM);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

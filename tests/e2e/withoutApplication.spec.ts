import type { Browser, Page } from '@playwright/test';
import { slugify } from '@portfolio/data/values/slug';
import { projects } from '../content.ts';
import { main, showing, tab } from './support/page';
import { paths } from './support/routes';
import { expect, holdBack, test, waitForHydration } from './support/test';

const sentence = (page: Page) => page.getByText('script isn’t running');

/** The text that shows, and the names of everything that can be pressed. */
const shownOn = async (page: Page) => ({
  text: await page.locator('body').innerText(),
  pressable: await page
    .locator('a, button, summary, [role="tab"]')
    .filter({ visible: true })
    .allInnerTexts(),
});

/** Expects that a page shows the same as in a browser without JavaScript. */
async function expectPlain(page: Page, plain: Page) {
  await expect(sentence(page).filter({ visible: true })).toHaveCount(1);
  await plain.goto(page.url());
  expect(await shownOn(page), page.url()).toEqual(await shownOn(plain));
}

const openPlain = (browser: Browser) => browser.newPage({ javaScriptEnabled: false });

const failures: [string, string, string?][] = [
  ['the application’s script is blocked', 'entry.client'],
  ['the page’s script is blocked', 'ProjectsPage'],
  ['the page’s script throws', 'ProjectsPage', 'throw Error("No")'],
];

for (const [what, script, body] of failures) {
  test(`where ${what}, all projects are there in words, and nothing looks pressable that isn’t`, async ({
    page,
    browser,
    problems,
  }) => {
    await page.route(`**/assets/${script}*`, (route) =>
      body ? route.fulfill({ contentType: 'text/javascript', body }) : route.abort(),
    );
    await page.goto('/projects');
    const plain = await openPlain(browser);
    await expectPlain(page, plain);
    await plain.close();
    for (const { title, description } of projects) {
      await expect(main(page).getByText(description).filter({ visible: true }), title).toHaveCount(
        1,
      );
    }
    problems.length = 0;
  });
}

test('where its script is blocked, every page is what it is without JavaScript', async ({
  page,
  browser,
  problems,
}) => {
  await page.route('**/assets/entry.client*', (route) => route.abort());
  const plain = await openPlain(browser);
  // That of the projects is above.
  for (const path of paths.filter((path) => path !== '/projects')) {
    await page.goto(path);
    await expectPlain(page, plain);
  }
  await plain.close();
  problems.length = 0;
});

test('where its script is blocked, a link to a project of another category leads to its words', async ({
  page,
  problems,
}) => {
  const other = projects.findLast(({ category }) => category !== projects[0]?.category);
  await page.route('**/assets/ProjectsPage*', (route) => route.abort());
  await page.goto(`/projects#${slugify(other?.title ?? '')}`);
  await expect(page.getByText(other?.description ?? '')).toBeInViewport();
  problems.length = 0;
});

test('if the script comes after ten seconds, the page works as if it had come in time', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, 'ProjectsPage');
  await page.goto('/projects', { waitUntil: 'domcontentloaded' });
  await page.mouse.move(1, 1);
  await page.clock.runFor(3_000);
  await expect(tab(page, 'Healthcare AI')).toBeVisible();
  await tab(page, 'Healthcare AI').click();
  await page.clock.runFor(7_100);
  await expect(sentence(page)).toBeVisible();
  await expect(tab(page, 'Healthcare AI')).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(sentence(page)).toBeHidden();
  // The visitor has read on since that press.
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  await tab(page, 'Healthcare AI').click();
  await page.clock.runFor(1_000);
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await expect(main(page).getByRole('article')).toHaveCount(4);
});

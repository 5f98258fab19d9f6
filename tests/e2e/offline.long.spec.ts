import type { Page } from '@playwright/test';
import { everyPage } from '@portfolio/words';
import {
  announcement,
  heading,
  isSameDocument,
  markDocument,
  navLink,
  navLinks,
  region,
  showing,
  tab,
  tryAgain,
} from './support/page';
import { routes } from './support/routes';
import {
  expect,
  expectProblems,
  openHydrated,
  openInteractive,
  test,
  waitForHydration,
} from './support/test';

/** Expects the site's error screen, not the browser's, at the requested address. */
async function expectErrorScreen(page: Page, path: string, status: string) {
  await expect(heading(page)).toHaveText(everyPage.errors.title);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(status)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(everyPage.errors.title);
  await expect(announcement(page)).toHaveText(everyPage.errors.title);
  await expect(navLinks(page)).toHaveCount(routes.length);
}

/** The browser's message about a failed request, and the router's about a failed page. */
const ofTheNetwork =
  /Failed to (load resource|load module|fetch|decode downloaded font)|OTS parsing error|UnreachableError|Error handled by/;

test('offline, only visited pages work, and the others come when the network is back', async ({
  page,
  context,
  problems,
}) => {
  // A visitor who saves data gets no page in advance.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  // With the part that comes with the first touch: if that is under way, it fails and is retried at any time.
  await openInteractive(page, '/');
  await navLink(page, 'Experience').click();
  await expect(heading(page)).toHaveText('Career Ladder');
  await markDocument(page);
  await context.setOffline(true);

  await navLink(page, 'Education').click();
  await expectErrorScreen(page, '/education', 'You are offline');
  await page.goBack();
  await expect(heading(page)).toHaveText('Career Ladder');
  await expect(page).toHaveTitle(/^Experience/);
  await page.goForward();
  await expectErrorScreen(page, '/education', 'You are offline');
  await navLink(page, 'About').click();
  await expect(heading(page)).toHaveText(/^Hi/);
  await navLink(page, 'Skills').click();
  await expectErrorScreen(page, '/skills', 'You are offline');
  // The projects are from the script of the first page, which this visitor has.
  await expect(region(page, 'Selected work')).toBeVisible();
  await navLink(page, 'Contact').click();
  await expectErrorScreen(page, '/contact', 'You are offline');

  await tryAgain(page).click();
  await expect(page.getByText('There is still no connection to the site.')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expectProblems(problems, ofTheNetwork);

  await context.setOffline(false);
  await navLink(page, 'Education').click();
  await expect(heading(page)).toHaveText('Education & Certifications');
  await expect(page).toHaveTitle(/^Education/);
  await waitForHydration(page);
});

for (const [what, answer] of [
  ['a server that is gone', (route) => route.abort('connectionrefused')],
  ['a server that fails', (route) => route.fulfill({ status: 503, body: '<h1>Sorry</h1>' })],
  [
    'a network that wants a login',
    (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<h1>Welcome to our café</h1>',
      }),
  ],
] as const satisfies [string, Parameters<Page['route']>[1]][]) {
  test(`with ${what}, a page not visited yet shows the error screen until it can be reached`, async ({
    page,
    problems,
  }) => {
    await openHydrated(page, '/');
    await page.route('**/*', answer);
    await navLink(page, 'Contact').click();
    await expectErrorScreen(page, '/contact', 'No answer from the site');
    await tryAgain(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is still no connection to the site.')).toBeVisible();
    await expect(tryAgain(page)).toBeFocused();
    expectProblems(problems, ofTheNetwork);
    await page.unroute('**/*');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText('Get In Touch');
    problems.length = 0;
  });
}

test('the error screen comes after eight seconds without an answer', async ({ page, problems }) => {
  await openHydrated(page, '/education');
  await page.route('**/assets/**', (route) => route.abort());
  await page.route('**/skills', () => new Promise(() => undefined));
  await navLink(page, 'Skills').click();
  await expect(navLink(page, 'Skills')).toHaveAttribute('data-pending');
  await expectErrorScreen(page, '/skills', 'No answer from the site');
  problems.length = 0;
});

test('filters work when the network has gone', async ({ page, context, problems }) => {
  await openHydrated(page, '/projects');
  await context.setOffline(true);
  await tab(page, 'Computer Vision').click();
  await expect(showing(page, '4 projects in Computer Vision')).toBeVisible();
  problems.length = 0;
});

test('a page whose code has gone with a new release is loaded as a document', async ({
  page,
  problems,
}) => {
  await openHydrated(page, '/');
  await page.route('**/assets/SkillsPage-*.js', (route) => route.fulfill({ status: 404 }));
  const reloaded = page.waitForEvent('load');
  await navLink(page, 'Skills').click();
  await reloaded;
  // The new document is complete, although the page's code is still missing.
  await expect(page).toHaveURL('/skills');
  await expect(heading(page)).toHaveText('Skills');
  await expect.poll(() => problems.join()).toContain('could not start');
  problems.length = 0;
});

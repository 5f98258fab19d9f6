import { contactMap } from '../content.ts';
import { field } from './support/contactPage';
import { heading, navLink, region, showing, tab, theme, tryAgain } from './support/page';
import { routes } from './support/routes';
import {
  expect,
  expectProblems,
  openHydrated,
  openInteractive,
  stated,
  test,
} from './support/test';

test('a browser without intersection observers shows everything', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });
  for (const { path, content } of routes) {
    await openInteractive(page, path);
    for (const waiting of await page.locator('[data-reveal]').all()) {
      await expect(waiting).toHaveCSS('opacity', '1');
    }
    await expect(page.getByText(content[0] ?? '').first(), path).toBeVisible();
  }
  await navLink(page, 'Projects').click();
  await tab(page, 'Computer Vision').click();
  await expect(showing(page, '4 projects in Computer Vision')).toBeVisible();
});

for (const [what, forbid] of [
  [
    'is forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`where storage ${what}, the site works, and keeps theme and draft for the visit`, async ({
    page,
  }) => {
    await page.addInitScript(forbid);
    await openHydrated(page, '/');
    await theme(page, 'Dark').check();
    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText('Skills');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await tab(page, 'Other Tools').click();
    await expect(page).toHaveURL('/skills?category=other-tools');
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText(/^Hi/);
    // In a new document: the old one stores its scroll positions.
    await openHydrated(page, '/contact');
    await field(page, 'Message').fill('Half of a long message');
    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText('Skills');
    await navLink(page, 'Contact').click();
    await expect(field(page, 'Message')).toHaveValue('Half of a long message');
  });
}

test('images that fail leave initials or names in their place', async ({ page, problems }) => {
  await page.route(/\/(images|icons)\//, (route) => route.fulfill({ status: 404 }));
  for (const { path } of routes) {
    await openHydrated(page, path);
    const initials = page.getByRole('banner').getByText('MK', { exact: true });
    await expect(initials).toBeVisible();
    expect((await initials.boundingBox())?.width).toBe(48);
  }
  await openInteractive(page, '/skills');
  const tile = page.getByRole('tabpanel').getByRole('button', { name: 'TensorFlow' });
  await expect(tile).toContainText('TensorFl…');
  expectProblems(problems, /404/);
});

test('a failed copy shows nothing, and the console says why', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Clipboard.prototype.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  });
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Copy email' }).click();
  await expect.poll(() => problems.join()).toContain('Write permission denied.');
  await expect(page.getByText('Copied')).toHaveCount(0);
  expectProblems(problems, /Write permission denied/);
});

test('a map that cannot be loaded says so, and another try brings it', async ({
  page,
  problems,
}) => {
  const { embedUrl } = stated(contactMap);
  const location = region(page, 'Location');
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, '/contact');
  for (const reason of ['blockedbyclient', 'namenotresolved', 'connectionrefused'] as const) {
    await page.unroute(embedUrl);
    await page.route(embedUrl, (route) => route.abort(reason));
    const failed = page.waitForEvent('requestfailed');
    if (reason === 'blockedbyclient') await location.scrollIntoViewIfNeeded();
    else await tryAgain(page).click();
    await failed;
    await expect(location.getByText('The map did not load.'), reason).toBeVisible();
    await expect(location.locator('iframe')).toHaveCount(0);
    await expect(location.getByRole('link', { name: /^Map of/ })).toBeVisible();
  }
  await page.unroute(embedUrl);
  await tryAgain(page).click();
  await expect(location.locator('iframe')).toHaveAttribute('data-state', 'loaded');
  await expect(location.getByText('did not load')).toHaveCount(0);
  // The browser's own message about the failure.
  expectProblems(problems, /Failed to load resource/);
});

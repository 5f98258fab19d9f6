import { field } from './support/contactPage';
import { chooseDark, heading, navLink, showing, tab } from './support/page';
import { routes } from './support/routes';
import { expect, openHydrated, openInteractive, test } from './support/test';

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
    await chooseDark(page);
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

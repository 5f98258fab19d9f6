import { routes } from './routes';
import { expect, openHydrated, test } from './test';

test('a browser that cannot tell what is in sight, or fade, shows and does all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  for (const { path, content } of routes) {
    await openHydrated(page, path);
    await page.mouse.move(1, 1);
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    for (const waiting of await page.locator('[data-reveal]').all()) {
      await expect(waiting).toHaveCSS('opacity', '1');
    }
    await expect(page.getByText(content[0] ?? '').first(), path).toBeVisible();
  }
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('tab', { name: /^Computer Vision/ }).click();
  await expect(page.getByText('Currently showing 4 projects in Computer Vision')).toBeVisible();
});

test('a browser that cannot draw goes without the particles', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await openHydrated(page, '/');
  await page.mouse.move(1, 1);
  await expect(page.locator('canvas')).toBeAttached();
  await page.getByRole('article').filter({ hasText: 'Mission-Driven' }).click();
  await expect(page.locator('[data-flipped="true"]')).toHaveCount(1);
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
  test(`where storage ${what}, the site works, and a choice holds for the visit`, async ({
    page,
  }) => {
    await page.addInitScript(forbid);
    await openHydrated(page, '/');
    await page.getByRole('radio', { name: 'Dark theme' }).check();
    await page.getByRole('navigation').getByRole('link', { name: 'Skills' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skills');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', { name: /^Other Tools/ }).click();
    await expect(page).toHaveURL('/skills?category=other-tools');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi/);
    // A new document, which the scroll positions would be kept for.
    await openHydrated(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  });
}

test('images that fail leave initials or their words, and nothing else changes', async ({
  page,
  problems,
}) => {
  await page.route(/\/(images|icons)\//, (route) => route.fulfill({ status: 404 }));
  for (const { path } of routes) {
    await openHydrated(page, path);
    const initials = page.getByRole('banner').getByText('MK', { exact: true });
    await expect(initials).toBeVisible();
    expect((await initials.boundingBox())?.width).toBe(72);
  }
  await openHydrated(page, '/skills');
  await page.mouse.move(1, 1);
  await expect(
    page.getByRole('tabpanel').getByRole('button', { name: 'TensorFlow' }),
  ).toContainText('TensorFl…');
  problems.length = 0;
});

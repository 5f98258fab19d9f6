import type { Page } from '@playwright/test';
import { contactMap } from '../content.ts';
import { paths } from './support/routes';
import { expect, openHydrated, openInteractive, stated, test } from './support/test';

/** Only the map comes from another host. */
const mapOrigin = new URL(stated(contactMap).embedUrl).origin;

/** The origins, other than the site's own, that a page asks for something from now on. */
function watchOthers(page: Page, own = '') {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(own).origin) origins.add(origin);
  });
  return origins;
}

for (const width of [360, 1280]) {
  test(`at ${width} px no other host is asked for anything before the map comes into sight`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const others = watchOthers(page, baseURL);
    for (const path of paths) {
      await openInteractive(page, path);
      await page.waitForLoadState('networkidle');
      expect([...others], path).toEqual([]);
    }
    await openHydrated(page, '/contact');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveAttribute('data-state', 'loaded');
    expect([...others]).toEqual([mapOrigin]);
  });
}

import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * What went wrong on the page so far: console errors and warnings (hydration mismatches among
   * them), uncaught errors, and answers of the site's own that were none. Checked after each test; a
   * test that provokes a problem removes it from the list, having looked at it.
   */
  problems: string[];
}

/** Chromium's own words for a document that the server says does not exist. */
const isNotFoundDocument = (text: string, page: Page, url: string) =>
  text.includes('404 (Not Found)') && url === page.url();

/** The site with nothing from outside: addresses of other hosts are answered with an empty page. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      await page.route(
        (url) => url.origin !== new URL(baseURL ?? '').origin,
        (route) => route.fulfill({ contentType: 'text/html', body: '' }),
      );
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (isNotFoundDocument(message.text(), page, message.location().url)) return;
        problems.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      await use(problems);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until the application has taken it over. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return response;
}

/** The names of the script files that a page asks for from now on. */
export function watchScripts(page: Page) {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url().replace(/^.*\//, ''));
  });
  return names;
}

/** Holds back the scripts whose name begins like this until the returned function is called. */
export async function holdBack(page: Page, start: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${start}*.js`, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

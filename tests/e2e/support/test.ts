import { test as base, expect, type Page } from '@playwright/test';

export { expect };

interface Fixtures {
  /**
   * The problems on the page so far: console errors and warnings (including hydration mismatches)
   * and uncaught errors. Each test ends with a check that the list is empty. A test that provokes a
   * problem checks it and takes it off the list, with `expectProblems`.
   */
  problems: string[];
}

/** Chromium's own message about a document with status 404. */
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
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Expects that each problem so far is one of these, and takes them off the list. */
export function expectProblems(problems: string[], expected: RegExp) {
  for (const problem of problems) expect(problem).toMatch(expected);
  problems.length = 0;
}

/** Waits until the application has taken the page over. */
export const waitForHydration = (page: Page) =>
  page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/** Opens a page and waits until the application has taken it over. */
export async function openHydrated(page: Page, path: string) {
  const response = await page.goto(path);
  await waitForHydration(page);
  return response;
}

/** Moves the pointer, and waits until React has taken all sections over and has nothing else to do. */
export async function interact(page: Page) {
  await page.mouse.move(1, 1);
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })),
  );
}

/** Opens a page and waits until everything on it works. */
export async function openInteractive(page: Page, path: string) {
  await openHydrated(page, path);
  await interact(page);
}

/**
 * Opens a page whose clock is stopped, with reduced motion: nothing on it changes by itself, and
 * `page.clock.runFor` lets time pass.
 */
export async function openStopped(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHydrated(page, path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The names of the script files that a page asks for from now on. */
export function watchScripts(page: Page) {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url().replace(/^.*\//, ''));
  });
  return names;
}

/** A promise, and the function that ends the wait for it. */
export function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** Holds back the files whose name begins like this until the returned function is called. */
export async function holdBack(page: Page, start: string) {
  const { opened, open } = makeGate();
  await page.route(`**/assets/${start}*`, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

/** Opens a page whose application loads when the returned function is called, see {@link holdBack}. */
export async function openEarly(page: Page, path: string, start = 'entry.client') {
  const release = await holdBack(page, start);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

/** A value that the content may leave out, but the sample has. */
export function stated<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The sample leaves out what this test looks for.');
  return value;
}

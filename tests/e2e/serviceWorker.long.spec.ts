import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { content } from '../content';
import { buildSite } from '../harness/buildSite';
import { buildWith } from './otherContent/testWith';
import { field } from './support/contactPage';
import { heading, isSameDocument, main, markDocument, navLink, showing, tab } from './support/page';
import { expect, openHydrated, waitForHydration } from './support/test';
import {
  test as base,
  cachedAddresses,
  findUpdate,
  keptBy,
  serveCopy,
  visit,
} from './support/worker';

const BUILT = 'packages/site/dist';

/** What each page's heading becomes with the next build. */
const revised = (heading: string) => `${heading}, revised`;

const test = base.extend<object, { nextBuild: string; buildBelowPath: string }>({
  /** The site after a deploy: other words, other scripts. */
  nextBuild: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const pages = structuredClone(content.pages);
      for (const name of ['about', 'skills', 'projects', 'contact'] as const) {
        pages[name].heading = revised(name);
      }
      await use(buildWith('next-build', { ...content, pages }));
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  buildBelowPath: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const folder = resolve('test-results/below-path');
      await buildSite(folder, { SITE_URL: 'https://name.github.io/portfolio' });
      await use(folder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// In one worker, which builds once.
test.describe.configure({ mode: 'serial' });

/** A folder with a few files, to be published. */
function folderWith(name: string, files: Record<string, string>) {
  const folder = resolve('test-results', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** A build whose owner has turned the service worker off. */
function withoutWorker(build: string) {
  const folder = folderWith('without-worker', {});
  cpSync(build, folder, { recursive: true });
  copyFileSync(join(folder, 'remove-sw.js'), join(folder, 'sw.js'));
  return folder;
}

/** All that the page and the worker ask the server for from now on. */
function watchNetwork(page: Page) {
  const asked: string[] = [];
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    if (!response?.fromServiceWorker()) asked.push(new URL(request.url()).pathname);
  });
  page.context().on('request', (request) => {
    if (request.serviceWorker()) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test.describe('a visitor who comes back', () => {
  test('gets every page, script, font and picture without the network', async ({ page, site }) => {
    await visit(page, site.url);
    const asked = watchNetwork(page);
    for (const path of ['', 'projects', 'skills?category=programming', 'contact#message']) {
      await openHydrated(page, site.url + path);
      await page.mouse.move(1, 1);
      await expect(page.locator('[data-deferred]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
    }
    expect(asked.filter((path) => path !== '/sw.js')).toEqual([]);
  });

  test('still gets the error page of the host for an unknown address', async ({ page, site }) => {
    await visit(page, site.url);
    const response = await page.goto(`${site.url}nowhere`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Not Found')).toBeVisible();
  });

  test('is led from other ways to write an address to the page, online', async ({ page, site }) => {
    await visit(page, site.url);
    for (const alias of ['skills.html', 'skills/']) {
      await openHydrated(page, site.url + alias);
      await expect(page).toHaveURL(`${site.url}skills`);
      await expect(heading(page)).toHaveText('Skills');
    }
  });

  test('has nothing of the data API, of other methods or of files nobody shows in the cache', async ({
    page,
    site,
  }) => {
    await visit(page, site.url);
    const asked = watchNetwork(page);
    await page.evaluate(async () => {
      for (const [method, path] of [
        ['GET', 'rest/v1/contact_messages'],
        ['POST', 'rest/v1/contact_messages'],
        ['POST', 'skills'],
        ['GET', 'resume.json'],
      ]) {
        await fetch(`/${path}`, { method: method as string });
      }
    });
    expect(asked).toEqual([
      '/rest/v1/contact_messages',
      '/rest/v1/contact_messages',
      '/skills',
      '/resume.json',
    ]);
    const kept = await cachedAddresses(page);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((address) => /rest|resume\.json|og\/|\.md$/.test(address))).toEqual([]);
  });
});

test('the code that keeps the site comes after everything else, and not to visitors who save data', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await openHydrated(page, site.url);
  expect(asked).not.toContain('/sw.js');
  await page.clock.runFor(60_000);
  expect((await keptBy(page)).workers).toBe(0);
  expect(asked).not.toContain('/sw.js');
});

test.describe('after a deploy', () => {
  test('the page that is open stays, and the next page is of the new version', async ({
    page,
    site,
    nextBuild,
  }) => {
    await visit(page, site.url);
    await site.publish(nextBuild);
    await page.goto(site.url);
    await waitForHydration(page);
    await expect(heading(page)).toHaveText(/^Hi/);
    await findUpdate(page);
    await markDocument(page);
    await expect(heading(page)).toHaveText(/^Hi/);
    expect(await isSameDocument(page)).toBe(true);

    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText(revised('skills'));
    expect(await isSameDocument(page)).toBe(false);
    await waitForHydration(page);
    // Once, and not again and again.
    await markDocument(page);
    await navLink(page, 'Projects').click();
    await expect(heading(page)).toHaveText(revised('projects'));
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a page that stays open finds the new version within an hour', async ({
    page,
    site,
    nextBuild,
  }) => {
    await visit(page, site.url);
    await site.publish(nextBuild);
    await page.clock.fastForward(3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed');
    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText(revised('skills'));
  });

  test('nothing interrupts a message that is being written, and the old pages all still work', async ({
    page,
    site,
    nextBuild,
  }) => {
    await visit(page, `${site.url}contact`);
    await field(page, 'Message').fill('Half a message');
    await site.publish(nextBuild);
    await findUpdate(page);
    await markDocument(page);
    for (const [name, words] of [
      ['Skills', 'Skills'],
      ['Projects', 'Featured Projects'],
      ['Contact', 'Get In Touch'],
    ] as const) {
      await navLink(page, name).click();
      await expect(heading(page)).toHaveText(words);
    }
    expect(await isSameDocument(page)).toBe(true);
    await expect(field(page, 'Message')).toHaveValue('Half a message');

    await page.getByRole('button', { name: 'Clear draft' }).click();
    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText(revised('skills'));
  });

  test('a second tab goes on with what it has until its own next page', async ({
    page,
    context,
    site,
    nextBuild,
  }) => {
    await visit(page, site.url);
    const other = await context.newPage();
    await openHydrated(other, `${site.url}projects`);
    await markDocument(other);
    await site.publish(nextBuild);
    await findUpdate(page);
    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText(revised('skills'));

    // The script of this filter is of the former build, and on no server any more.
    await tab(other, 'Computer Vision').click();
    await expect(showing(other, '4 projects in Computer Vision')).toBeVisible();
    expect(await isSameDocument(other)).toBe(true);
    await navLink(other, 'Contact').click();
    await expect(heading(other)).toHaveText(revised('contact'));
    expect(await isSameDocument(other)).toBe(false);
  });

  test('what the build before the last one has left is deleted', async ({
    page,
    site,
    nextBuild,
  }) => {
    await visit(page, site.url);
    const first = await cachedAddresses(page);
    const script = first.find((address) => address.includes('entry.client')) ?? '';
    const update = async (folder: string, name: string) => {
      await site.publish(folder);
      await findUpdate(page);
      await navLink(page, name).click();
      await waitForHydration(page);
      await expect.poll(() => page.evaluate(() => 'sameDocument' in window)).toBe(false);
    };
    await markDocument(page);
    await update(nextBuild, 'Skills');
    await expect.poll(() => cachedAddresses(page)).toContain(script);
    const third = folderWith('third-build', {});
    cpSync(nextBuild, third, { recursive: true });
    writeFileSync(join(third, 'sw.js'), `${await (await fetch(`${site.url}sw.js`)).text()}\n// 3`);
    await markDocument(page);
    await update(third, 'Projects');
    await expect.poll(() => cachedAddresses(page)).not.toContain(script);
  });

  test('a host that still has pages of another build gets no worker that mixes them', async ({
    page,
    site,
    nextBuild,
    problems,
  }) => {
    const mixed = folderWith('mixed-build', {});
    cpSync(nextBuild, mixed, { recursive: true });
    copyFileSync(join(BUILT, 'skills.html'), join(mixed, 'skills.html'));
    await visit(page, site.url);
    await site.publish(mixed);
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const worker = registration.installing;
      await new Promise((done) => worker?.addEventListener('statechange', done));
      return worker?.state;
    });
    expect(state).toBe('redundant');
    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText('Skills');
    problems.length = 0;
  });
});

test.describe('the worker goes', () => {
  test('with all that it has kept, once its owner turns it off', async ({ page, site }) => {
    await visit(page, site.url);
    await page.evaluate(() => caches.open('of-another-app'));
    await site.publish(withoutWorker(BUILT));
    await openHydrated(page, site.url);
    await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: ['of-another-app'] });
    const response = await page.goto(site.url);
    expect(response?.fromServiceWorker()).toBe(false);
  });

  for (const [what, files] of [
    ['has been taken down', {}],
    ['gave way to another one', { 'index.html': '<h1>Another site</h1>' }],
    [
      'gave way to one that answers every address with a page',
      { 'index.html': '<h1>Another site</h1>', 'sw.js.html': '<h1>Another site</h1>' },
    ],
  ] as const) {
    test(`when the site ${what}`, async ({ page, site, problems }) => {
      await visit(page, site.url);
      await site.publish(folderWith('another-site', { 'index.html': '', ...files }));
      await page.goto(site.url);
      await expect(heading(page)).toHaveText(/^Hi/);
      await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: [] });
      const response = await page.goto(site.url);
      expect(response?.fromServiceWorker()).toBe(false);
      problems.length = 0;
    });
  }

  test('but not because the server fails or is gone for a while', async ({
    page,
    site,
    problems,
  }) => {
    await visit(page, site.url);
    await site.close();
    await openHydrated(page, site.url);
    await expect
      .poll(() => problems.length)
      .toBeGreaterThan(0)
      .catch(() => undefined);
    expect((await keptBy(page)).workers).toBe(1);
    await openHydrated(page, `${site.url}skills`);
    await expect(heading(page)).toHaveText('Skills');
    problems.length = 0;
  });
});

test.describe('on this machine', () => {
  test('npm start leaves no worker behind, and removes one that an earlier start has left', async ({
    page,
    site,
    problems,
  }) => {
    await visit(page, site.url);
    const port = new URL(site.url).port;
    await site.close();
    const { startSiteServer } = await import('@portfolio/publish/serve/siteServer');
    const plain = await startSiteServer({ port: Number(port) });
    await openHydrated(page, site.url);
    await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: [] });
    await plain.close();
    problems.length = 0;
  });
});

test.describe('below a path', () => {
  test('the site is kept, and the rest of the origin left alone', async ({
    page,
    context,
    buildBelowPath,
  }) => {
    const site = await serveCopy(buildBelowPath);
    const { origin } = new URL(site.url);
    await page.goto(`${origin}/portfolio/nowhere`);
    await page.evaluate(async () => {
      const cache = await caches.open(`portfolio-precache-v2-${window.origin}/other/`);
      await cache.put('/other/page', new Response('Theirs'));
    });
    await visit(page, site.url);
    const { scope } = await page.evaluate(async () => {
      const { scope } = await navigator.serviceWorker.ready;
      return { scope };
    });
    expect(scope).toBe(`${origin}/portfolio/`);
    await context.setOffline(true);
    await openHydrated(page, `${site.url}skills?from=mail`);
    await expect(heading(page)).toHaveText('Skills');
    await page.goto(`${site.url}nowhere`);
    await expect(heading(page)).toHaveText('You are offline');
    await main(page).getByRole('link', { name: 'Contact' }).click();
    await expect(heading(page)).toHaveText('Get In Touch');

    await context.setOffline(false);
    await site.publish(withoutWorker(buildBelowPath));
    await openHydrated(page, site.url);
    await expect
      .poll(() => keptBy(page))
      .toEqual({ workers: 0, caches: [`portfolio-precache-v2-${origin}/other/`] });
    await site.close();
  });
});

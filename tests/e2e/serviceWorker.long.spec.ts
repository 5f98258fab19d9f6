import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { startSiteServer } from '@portfolio/publish/serve/siteServer';
import { content } from '../content';
import { buildSite } from '../harness/buildSite';
import { buildWith } from './otherContent/testWith';
import { BUILT } from './support/builtScripts';
import { field } from './support/contactPage';
import { heading, isSameDocument, main, markDocument, navLink, showing, tab } from './support/page';
import { expect, interact, openHydrated, waitForHydration } from './support/test';
import {
  test as base,
  cachedAddresses,
  findUpdate,
  keptBy,
  tryUpdate,
  visit,
} from './support/worker';

/** The heading of each page in the next build. */
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

// One after the other, so that one worker builds once.
test.describe.configure({ mode: 'default' });

/** The site below the path `/portfolio/` of its host. */
const testBelowPath = test.extend({
  folder: ({ buildBelowPath }, use) => use(buildBelowPath),
});

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

/**
 * The page's requests to the server from now on, whatever their outcome. Browsers look for the icon of a
 * tab and for a new worker by themselves.
 */
function watchNetwork(page: Page, site: string) {
  const asked: string[] = [];
  const note = (url: string) => {
    const path = url.replace(site, '/');
    if (url.startsWith(site) && !['/favicon.svg', '/sw.js'].includes(path)) asked.push(path);
  };
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) note(response.url());
  });
  page.on('requestfailed', (request) => note(request.url()));
  return asked;
}

test.describe('a visitor who comes back', () => {
  test('gets every page, script, font and picture without the network, even while the server is gone', async ({
    page,
    site,
    problems,
  }) => {
    await visit(page, site.url);
    const asked = watchNetwork(page, site.url);
    await site.close();
    for (const path of ['', 'projects', 'skills?category=programming', 'contact#message']) {
      await openHydrated(page, site.url + path);
      await interact(page);
      await page.evaluate(() => document.fonts.ready);
    }
    expect(asked).toEqual([]);
    // The kept files stay when the server can't be reached.
    expect((await keptBy(page)).workers).toBe(1);
    problems.length = 0;
  });

  test('still gets the error page of the host for an unknown address', async ({ page, site }) => {
    await visit(page, site.url);
    const response = await page.goto(`${site.url}nowhere`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Not Found')).toBeVisible();
  });

  test('is redirected from other ways to write an address to the page, online', async ({
    page,
    site,
  }) => {
    await visit(page, site.url);
    for (const alias of ['skills.html', 'skills/']) {
      await openHydrated(page, site.url + alias);
      await expect(page).toHaveURL(`${site.url}skills`);
      await expect(heading(page)).toHaveText('Skills');
    }
  });

  test('has nothing of the data API, of other methods or of files that no page shows in the cache', async ({
    page,
    site,
    problems,
  }) => {
    await visit(page, site.url);
    const asked = watchNetwork(page, site.url);
    await page.evaluate(async () => {
      await fetch('/rest/v1/contact_messages');
      await fetch('/rest/v1/contact_messages', { method: 'POST' });
      await fetch('/skills', { method: 'POST' });
      await fetch('/resume.json');
    });
    await expect
      .poll(() => [...new Set(asked)])
      .toEqual(['/rest/v1/contact_messages', '/skills', '/resume.json']);
    const kept = await cachedAddresses(page);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.filter((address) => /rest\/|resume\.json|og\/|\.md$/.test(address))).toEqual([]);
    problems.length = 0;
  });
});

test('visitors who save data get no worker', async ({ page, site }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  await openHydrated(page, site.url);
  await page.clock.runFor(60_000);
  expect(await keptBy(page)).toEqual({ workers: 0, caches: [] });
});

test('files that the first page used before there was a worker are kept as well', async ({
  page,
  site,
}) => {
  const [rareLetters] = readdirSync(join(BUILT, 'assets')).filter((name) => /-ext-/.test(name));
  const address = `${site.url}assets/${rareLetters}`;
  await page.addInitScript((font) => {
    // The controlled clock knows no entries.
    const list: PerformanceEntry[] = performance.getEntriesByType('resource');
    const observer = new PerformanceObserver((entries) => list.push(...entries.getEntries()));
    observer.observe({ type: 'resource' });
    addEventListener('DOMContentLoaded', () => {
      Object.assign(performance, { getEntriesByType: () => list });
    });
    void fetch(font).then((answer) => answer.blob());
  }, address);
  await visit(page, site.url);
  const kept = async () => (await cachedAddresses(page)).map((key) => key.replace(/\?.*/, ''));
  await expect.poll(kept).toContain(address);
});

test.describe('after a deploy', () => {
  test('the page that is open stays, and the next page is of the new version', async ({
    page,
    site,
    nextBuild,
  }) => {
    await visit(page, site.url);
    await site.publish(nextBuild);
    await page.addInitScript(() => {
      const takenOver = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
      Object.assign(window, { takenOver });
    });
    await openHydrated(page, site.url);
    await expect(heading(page)).toHaveText(/^Hi/);
    await page.evaluate(() => Reflect.get(window, 'takenOver'));
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
    await page.evaluate(async () => {
      const takenOver = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      );
      document.dispatchEvent(new Event('visibilitychange'));
      await takenOver;
    });
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

  test('a second tab goes on with its files until its own next page', async ({
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

    // The script of this filter is from the previous build, and on no server any more.
    await tab(other, 'Computer Vision').click();
    await expect(showing(other, '4 projects in Computer Vision')).toBeVisible();
    expect(await isSameDocument(other)).toBe(true);
    await navLink(other, 'Contact').click();
    await expect(heading(other)).toHaveText(revised('contact'));
    expect(await isSameDocument(other)).toBe(false);
  });

  test('files of the build before the last one are deleted', async ({ page, site, nextBuild }) => {
    await visit(page, site.url);
    const first = await cachedAddresses(page);
    const script = first.find((address) => address.includes('entry.client')) ?? '';
    const update = async (folder: string, name: string) => {
      await site.publish(folder);
      await findUpdate(page);
      const loaded = page.waitForEvent('load');
      await navLink(page, name).click();
      await loaded;
      await waitForHydration(page);
    };
    await update(nextBuild, 'Skills');
    await expect.poll(() => cachedAddresses(page)).toContain(script);
    const third = folderWith('third-build', {});
    cpSync(nextBuild, third, { recursive: true });
    writeFileSync(join(third, 'sw.js'), `${await (await fetch(`${site.url}sw.js`)).text()}\n// 3`);
    await update(third, 'Projects');
    await expect.poll(() => cachedAddresses(page)).not.toContain(script);
  });

  test('a page of another build, which a host still has, isn’t kept and comes from the network', async ({
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
    expect(await tryUpdate(page)).toBe('installed');
    const keysOf = async (path: string) =>
      (await cachedAddresses(page)).filter((key) => new URL(key).pathname === path);
    // The previous build's stays for pages that are open, and the next one's is there except for this
    // page.
    await expect.poll(() => keysOf('/projects')).toHaveLength(2);
    expect(await keysOf('/skills')).toHaveLength(1);
    await navLink(page, 'Skills').click();
    await expect(heading(page)).toHaveText('Skills');
    problems.length = 0;
  });
});

test.describe('the worker goes', () => {
  test('with everything that it has kept, once its owner turns it off', async ({ page, site }) => {
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
});

test('npm start leaves no worker behind on this machine, and removes one that is there', async ({
  page,
  site,
  problems,
}) => {
  await visit(page, site.url);
  await site.close();
  const plain = await startSiteServer({ port: Number(new URL(site.url).port) });
  await openHydrated(page, site.url);
  await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: [] });
  await plain.close();
  problems.length = 0;
});

testBelowPath(
  'below a path the site is kept, and the rest of the origin is left alone',
  async ({ page, context, site, buildBelowPath, problems }) => {
    const { origin } = new URL(site.url);
    const theirs = `portfolio-precache-v2-${origin}/other/`;
    await page.goto(`${site.url}nowhere`);
    await page.evaluate((name) => caches.open(name), theirs);
    await visit(page, site.url);
    const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(await scope()).toBe(`${origin}/portfolio/`);
    await context.setOffline(true);
    await openHydrated(page, `${site.url}skills?from=mail`);
    await expect(heading(page)).toHaveText('Skills');
    await page.goto(`${site.url}nowhere`);
    await expect(heading(page)).toHaveText('You are offline');
    await main(page).getByRole('link', { name: 'Drift Watch' }).click();
    await expect(heading(page)).toHaveText('Drift Watch');

    await context.setOffline(false);
    await site.publish(withoutWorker(buildBelowPath));
    await openHydrated(page, site.url);
    await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: [theirs] });
    problems.length = 0;
  },
);

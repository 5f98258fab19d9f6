import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { BUILT } from './support/builtScripts';
import { heading, navLink, tab } from './support/page';
import { expect, openHydrated } from './support/test';
import {
  cachedAddresses,
  keptBy,
  loginPage,
  type OwnSite,
  passUntilRegistered,
  test,
  tryUpdate,
  visit,
  type WrongAnswer,
} from './support/worker';

const read = (name: string) => readFileSync(join(BUILT, name), 'utf8');

/** A file of the folder of hashed files, by the beginning of its name. */
const asset = (start: string) => {
  const found = readdirSync(join(BUILT, 'assets')).find((name) => name.startsWith(start));
  if (!found) throw new Error(`There is no file assets/${start}….`);
  return `/assets/${found}`;
};

const script = asset('ProjectsPage-');

const asScript = { 'content-type': 'text/javascript' };

/** Answers at one path. */
const at = (path: string, wrong: WrongAnswer) => (asked: string) =>
  asked === path ? wrong : undefined;

/** A copy of the build in which some files are others. */
function copyOfBuild(name: string, changes: Record<string, (text: string) => string>) {
  const folder = resolve('test-results', `${name}-${test.info().workerIndex}`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(BUILT, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    writeFileSync(join(folder, file), change(read(file)));
  }
  return folder;
}

const revise = (html: string) => html.replace('</body>', '<p>Revised</p></body>');

/** The site after a deploy: another first page, and this worker. */
const nextBuild = (name: string, worker: (text: string) => string) =>
  copyOfBuild(name, { 'index.html': revise, 'sw.js': worker });

/** The site after a deploy: another first page and another script, and the worker that knows both. */
function nextBuildWithScript() {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  const changes = { 'index.html': revise, [script.slice(1)]: (text: string) => `${text}\n// 2` };
  const worker = (text: string) =>
    Object.entries(changes).reduce(
      (code, [name, change]) => code.replace(hash(read(name)), hash(change(read(name)))),
      text,
    );
  return copyOfBuild('next-script', { ...changes, 'sw.js': worker });
}

/** Whether the open page is the previous build's or the next one's. */
const isRevised = async (page: Page) => (await page.getByText('Revised').count()) === 1;

/** The keys of a file's kept versions. */
const keysOf = async (page: Page, path: string) =>
  (await cachedAddresses(page)).filter((key) => new URL(key).pathname === path);

/** Offline, the page whose script may be wrong comes to life. */
async function expectProjectsOffline(page: Page, site: OwnSite) {
  await page.context().setOffline(true);
  await openHydrated(page, `${site.url}projects`);
  await tab(page, 'Computer Vision').click();
  await expect(tab(page, 'Computer Vision')).toHaveAttribute('aria-selected', 'true');
  await page.context().setOffline(false);
}

/** Opens a page for the first time, and waits until the browser has given up keeping the site. */
async function visitInVain(page: Page, site: OwnSite, path = '') {
  await page.clock.install();
  await openHydrated(page, site.url + path);
  const started = page.context().waitForEvent('serviceworker');
  await passUntilRegistered(page);
  await started;
  await expect.poll(() => keptBy(page)).toMatchObject({ workers: 0 });
}

const wrongAnswers: [what: string, answer: WrongAnswer][] = [
  ['a login page that says it is a script', { ...loginPage, headers: asScript }],
  ['a way to a login page', { status: 302, headers: { location: '/login' } }],
  ['the script as plain text', { headers: { 'content-type': 'text/plain' }, body: read(script) }],
  ['an error with the script in it', { status: 500, headers: asScript, body: read(script) }],
];

for (const [what, wrong] of wrongAnswers) {
  test(`${what} in place of a script is never kept: the site works, and is kept at the next visit`, async ({
    page,
    site,
    problems,
  }) => {
    const disturbed = at(script, wrong);
    site.disturb((path) => (path === '/login' ? loginPage : disturbed(path)));
    await visitInVain(page, site);
    expect(await keysOf(page, script)).toEqual([]);
    // Visitors don't notice: the page works as without a worker.
    expect(problems).toEqual([]);
    site.disturb(undefined);
    await navLink(page, 'Projects').click();
    await expect(heading(page)).toHaveText('Featured Projects');
    await visit(page, `${site.url}projects`);
    await expectProjectsOffline(page, site);
    problems.length = 0;
  });
}

test('a script for which the browser’s own cache has a login page is requested again', async ({
  page,
  site,
  problems,
}) => {
  // If a test answers itself, the browser keeps nothing.
  await page.unrouteAll();
  const forAYear = { ...asScript, 'cache-control': 'public, max-age=31536000, immutable' };
  site.disturb(at(script, { ...loginPage, headers: forAYear }));
  await page.clock.install();
  await openHydrated(page, site.url);
  await page.evaluate((url) => fetch(url).then((answer) => answer.text()), script);
  site.disturb(undefined);
  const inBrowser = () =>
    page.evaluate((url) => fetch(url).then((answer) => answer.text()), script);
  expect(await inBrowser()).toBe(loginPage.body);
  await visit(page, site.url);
  await expectProjectsOffline(page, site);
  problems.length = 0;
});

test('files that an older worker has kept by the name of a script or a font are not taken over', async ({
  page,
  site,
  problems,
}) => {
  const font = asset('public-sans-latin-ext-');
  await page.goto(`${site.url}nowhere`);
  await page.evaluate(
    async ({ urls, html }) => {
      const cache = await caches.open(`portfolio-precache-v2-${location.origin}/`);
      for (const url of urls) {
        const headers = { 'content-type': 'text/javascript' };
        await cache.put(url, new Response(html, { headers }));
      }
    },
    { urls: [script, font], html: loginPage.body ?? '' },
  );
  await visit(page, site.url);
  const size = () =>
    page.evaluate(
      async (url) => (await (await fetch(url)).blob()).size,
      site.url.slice(0, -1) + font,
    );
  expect(await size()).toBe(readFileSync(join(BUILT, font)).length);
  await expectProjectsOffline(page, site);
  problems.length = 0;
});

test('a login page in place of a font that a page uses later is not kept', async ({
  page,
  site,
}) => {
  const font = asset('public-sans-latin-ext-');
  await visit(page, site.url);
  const use = () => page.evaluate(async (url) => (await (await fetch(url)).blob()).size, font);
  site.disturb(at(font, loginPage));
  await use();
  site.disturb(at(font, { ...loginPage, headers: { 'content-type': 'font/woff2' } }));
  await use();
  site.disturb(undefined);
  expect(await use()).toBe(readFileSync(join(BUILT, font)).length);
  await expect.poll(() => keysOf(page, font)).toHaveLength(1);
  site.disturb(at(font, loginPage));
  expect(await use()).toBe(readFileSync(join(BUILT, font)).length);
});

test('an update that meets a login page leaves the previous site, and comes with the next try', async ({
  page,
  site,
  problems,
}) => {
  await visit(page, site.url);
  await site.publish(nextBuildWithScript());
  site.disturb(at(script, loginPage));
  expect(await tryUpdate(page)).toBe('redundant');
  await openHydrated(page, site.url);
  expect(await isRevised(page)).toBe(false);
  site.disturb(undefined);
  // Each document tries again.
  await expect
    .poll(async () => {
      await openHydrated(page, site.url);
      return isRevised(page);
    })
    .toBe(true);
  problems.length = 0;
});

const changed = read('skills.html').replace('</body>', '<p>Hosted with love</p></body>');
const asPage = { 'content-type': 'text/html' };
const changedPage = { headers: asPage, body: changed };

test('a page that its host changes comes from the network, and the rest of the site is kept', async ({
  page,
  site,
  problems,
}) => {
  site.disturb(at('/skills', changedPage));
  await visit(page, site.url);
  const shown = await page.goto(`${site.url}skills`);
  expect(await shown?.text()).toBe(changedPage.body);
  expect(await keysOf(page, '/skills')).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(`${site.url}skills`);
  await expect(heading(page)).toHaveText('You are offline');
  await openHydrated(page, site.url);
  await navLink(page, 'Skills').click();
  await expect(heading(page)).toHaveText('Skills');
  problems.length = 0;
});

test('a page that its host changes is replaced by the page when the host has that again', async ({
  page,
  site,
  problems,
}) => {
  site.disturb(at('/skills', changedPage));
  await visit(page, site.url);
  site.disturb(undefined);
  await openHydrated(page, `${site.url}skills?category=programming`);
  await expect.poll(() => keysOf(page, '/skills')).toHaveLength(1);
  await page.context().setOffline(true);
  await openHydrated(page, `${site.url}skills`);
  problems.length = 0;
});

for (const [what, answer] of [
  ['an error', { status: 503, headers: asPage, body: 'Sorry' }],
  ['a way to a login page', { status: 302, headers: { location: '/login' } }],
] as const) {
  test(`${what} in place of a page delays keeping the site`, async ({ page, site, problems }) => {
    site.disturb((path) => (path === '/login' ? loginPage : at('/skills', answer)(path)));
    await visitInVain(page, site);
    expect(problems).toEqual([]);
    site.disturb(undefined);
    await visit(page, site.url);
    expect(await keysOf(page, '/skills')).toHaveLength(1);
  });
}

/** The address at which the worker has recorded the first failed update. */
const noted = (page: Page) => keysOf(page, '/update-failed-since');

/** Lets a day pass since updates have failed. */
const passADay = (page: Page) =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    await cache.put('/update-failed-since', new Response(String(Date.now() - 90_000_000)));
  });

const isFromWorker = async (page: Page, site: OwnSite) =>
  (await page.goto(site.url))?.fromServiceWorker();

test.describe('a worker that browsers can’t update', () => {
  for (const type of ['text/plain', undefined]) {
    test(`leaves if its script has the type ${type ?? 'of nothing'}`, async ({
      page,
      site,
      problems,
    }) => {
      await visit(page, site.url);
      await site.publish(nextBuild('next-wrong-type', (worker) => `${worker}\n// 2`));
      const headers = type ? { 'content-type': type, 'x-content-type-options': 'nosniff' } : {};
      site.disturb(at('/sw.js', { headers, body: 'self' }));
      await openHydrated(page, site.url);
      await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: [] });
      expect(await isFromWorker(page, site)).toBe(false);
      expect(await isRevised(page)).toBe(true);
      problems.length = 0;
    });
  }

  const broken: [what: string, worker: (text: string) => string, answer?: WrongAnswer][] = [
    ['throws', () => 'throw new Error("broken");'],
    [
      'can never be installed',
      (text) => text.replace(/(ProjectsPage-.{8}\.js`,`)...../, '$1wrong'),
    ],
    ['always fails', (text) => text, { status: 500, headers: {}, body: 'Sorry' }],
  ];
  for (const [what, worker, answer] of broken) {
    test(`gives way to a newer site after a day, if its next script ${what}`, async ({
      page,
      site,
      problems,
    }) => {
      await visit(page, site.url);
      await site.publish(nextBuild('next-broken', worker));
      if (answer) site.disturb(at('/sw.js', answer));
      await openHydrated(page, site.url);
      await expect.poll(() => noted(page)).toHaveLength(1);
      expect((await keptBy(page)).workers).toBe(1);
      expect(await isRevised(page)).toBe(false);

      await passADay(page);
      await openHydrated(page, site.url);
      await expect.poll(() => keptBy(page)).toEqual({ workers: 0, caches: [] });
      expect(await isFromWorker(page, site)).toBe(false);
      expect(await isRevised(page)).toBe(true);
      problems.length = 0;
    });
  }

  for (const [what, disturbance] of [
    ['the server fails', () => ({ status: 503, headers: {}, body: 'Sorry' })],
    ['nothing has changed', at('/sw.js', { status: 403, headers: {}, body: 'Forbidden' })],
  ] as const) {
    test(`stays while ${what}`, async ({ page, site, problems }) => {
      await visit(page, site.url);
      site.disturb(disturbance);
      await passADay(page);
      const asked = page
        .context()
        .waitForEvent('requestfinished', (request) => request.url().endsWith('/sw.js'));
      await openHydrated(page, site.url);
      await asked;
      await page.waitForTimeout(2000);
      expect((await keptBy(page)).workers).toBe(1);
      expect(await isFromWorker(page, site)).toBe(true);
      problems.length = 0;
    });
  }
});

test('another build that takes over clears the record of failed updates', async ({
  page,
  site,
  problems,
}) => {
  await visit(page, site.url);
  await passADay(page);
  await site.publish(copyOfBuild('next-worker', { 'sw.js': (worker) => `${worker}\n// 2` }));
  expect(await tryUpdate(page)).toBe('installed');
  await expect.poll(() => noted(page)).toEqual([]);
  problems.length = 0;
});

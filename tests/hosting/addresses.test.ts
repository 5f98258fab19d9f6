import { type SiteServer, startSiteServer } from '@portfolio/build/serve/siteServer';
import { addressesIn } from '@portfolio/tools/doctor/facts/addressesIn';
import { type BuiltSite, readBuiltSite } from '@portfolio/tools/doctor/facts/builtSite';
import { everyPage } from '@portfolio/words';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pages } from '../content.ts';
import { launchOptions } from '../harness/launchOptions.ts';
import type { Build } from './builds.ts';
import { walk } from './walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser?.close());

const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** Every address on the site's own host that a page links to or loads, as a path. */
function ownAddresses(site: BuiltSite, url: string): string[] {
  const { origin } = new URL(url);
  const addresses = site.pages.flatMap(({ elements }) => elements.flatMap(addressesIn));
  const paths = addresses
    .map((address) => new URL(address, `${url}/`))
    .filter((address) => address.origin === origin)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/** The content types of files that aren't pages. */
const typesByEnd: Record<string, RegExp> = {
  js: /^text\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  woff2: /^font\/woff2/,
  pdf: /^application\/pdf/,
  vcf: /^text\/vcard; ?charset=utf-8/i,
  txt: /^text\/plain; ?charset=utf-8/i,
  webmanifest: /^application\/manifest\+json/,
  md: /^text\/markdown; ?charset=utf-8/i,
  xml: /^(?:application|text)\/xml/,
  png: /^image\/png/,
  avif: /^image\/avif/,
};

describe.each(inject('builds'))('$name', (build: Build) => {
  const site = readBuiltSite(build.folder);
  let server: SiteServer;
  let origin: string;
  beforeAll(async () => {
    server = await startSiteServer({ distDir: build.folder });
    ({ origin } = new URL(server.url));
  });
  afterAll(() => server?.close());

  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });
  const askInside = (path: string) => ask(build.base + path.replace(/^\//, ''));

  test('each page opens at its own address, which it names', async () => {
    for (const { path } of Object.values(pages)) {
      const answer = await askInside(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/);
      expect(canonicalIn(await answer.text()), path).toBe(build.url + path);
    }
  });

  test('an unknown address gets the error page, whose links lead back', async () => {
    for (const path of ['nowhere', 'skills/nowhere', 'assets/nowhere.js']) {
      const answer = await askInside(path);
      expect(answer.status, path).toBe(404);
      const text = await answer.text();
      expect(text, path).toContain(everyPage.errors.title);
      expect(text, path).toContain(`href="${build.base}contact"`);
    }
  });

  test('everything that a page links to or loads is there, and below the address of the site', async () => {
    const addresses = ownAddresses(site, build.url);
    expect(addresses.length).toBeGreaterThan(30);
    for (const path of addresses) {
      expect(path.startsWith(build.base), path).toBe(true);
      expect((await ask(path)).status, path).toBe(200);
    }
  });

  test('every file is served with its type', async () => {
    for (const file of site.files) {
      const type = typesByEnd[file.split('.').at(-1) ?? ''];
      if (!type) continue;
      const answer = await askInside(file);
      expect(answer.status, file).toBe(200);
      expect(answer.headers.get('content-type'), file).toMatch(type);
    }
  });

  test('other ways to write the address of a page lead to it', async () => {
    for (const alias of ['skills.html', 'skills/']) {
      const answer = await fetch(origin + build.base + alias);
      expect(answer.status, alias).toBe(200);
      expect(canonicalIn(await answer.text()), alias).toBe(`${build.url}/skills`);
    }
    if (build.base === '/') return;
    const answer = await fetch(origin + build.base.slice(0, -1));
    expect(canonicalIn(await answer.text())).toBe(`${build.url}/`);
  });

  test('every answer has the security headers', async () => {
    const script = [...site.files].find((file) => /^assets\/.*\.js$/.test(file)) ?? '';
    for (const path of ['', 'skills', 'nowhere', 'resume.pdf', 'icons/python.svg', script]) {
      const { headers } = await askInside(path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none';script-src 'self' 'sha256-[^';]+';.*;frame-ancestors 'none'$/,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
    expect((await askInside(script)).headers.get('cache-control')).toContain('immutable');
  });

  // At the root, the end-to-end tests do it.
  test.runIf(build.base !== '/')('a visitor can come in anywhere, go on, and reload', async () => {
    await walk(browser, origin + build.base);
  });
});

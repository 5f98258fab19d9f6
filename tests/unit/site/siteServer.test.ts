import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { hostFiles } from '@portfolio/build/hosts/hostFiles';
import { readAddress } from '@portfolio/build/serve/listen';
import { startSiteServer } from '@portfolio/build/serve/siteServer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { ask } from '../backend/support/raw.ts';
import { oddRequests } from './oddRequests.ts';

const built = {
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: max-age=31536000\n',
  'index.html': '<h1>About</h1>',
  'skills.html': '<h1>Skills</h1>',
  '404.html': '<h1>Not found</h1>',
  'assets/entry-a1b2c3d4.js': 'start()',
  'files/card.vcf': 'BEGIN:VCARD',
  'files/resume.pdf': '%PDF-1.7',
  'icons/python.svg': '<svg/>',
};

async function serveBuilt(files: Record<string, string> = built, options = {}) {
  const distDir = freshFolder(files);
  const site = await startSiteServer({ distDir, ...options });
  onTestFinished(() => site.close());
  const get = async (path: string, init?: RequestInit) => {
    const response = await fetch(site.url + path, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { distDir, site, get };
}

describe('a visitor', () => {
  test.each([
    ['/', '<h1>About</h1>'],
    ['/skills', '<h1>Skills</h1>'],
    ['/skills/', '<h1>Skills</h1>'],
    ['/skills?from=mail', '<h1>Skills</h1>'],
  ])('gets the page of %s, never an old one', async (path, text) => {
    const { get } = await serveBuilt();
    const page = await get(path);
    expect(page).toMatchObject({ status: 200, text });
    expect(page.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/nowhere', '/skills/deeper', '/%E0%A4%A', '/assets/'])(
    'gets the error page with status 404 for %s',
    async (path) => {
      const { get } = await serveBuilt();
      const page = await get(path);
      expect(page).toMatchObject({ status: 404, text: built['404.html'] });
      expect(page.headers.get('content-type')).toMatch('text/html');
    },
  );

  test("doesn't get the files for hosts", async () => {
    const forHosts = hostFiles('', 'https://example.com', ['fr/']);
    const { get } = await serveBuilt({ ...built, ...forHosts });
    for (const name of Object.keys(forHosts)) expect((await get(`/${name}`)).status).toBe(404);
    expect((await get('/')).headers.get('x-frame-options')).toBe('DENY');
  });

  test.each([
    ['/files/card.vcf', 'text/vcard; charset=utf-8'],
    ['/files/resume.pdf', 'application/pdf'],
    ['/icons/python.svg', 'image/svg+xml'],
    ['/assets/entry-a1b2c3d4.js', 'text/javascript; charset=utf-8'],
  ])('gets %s as %s', async (path, type) => {
    const { get } = await serveBuilt();
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  test('keeps hashed files as long as the build says, but not the news that one is missing', async () => {
    const { get } = await serveBuilt();
    const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheControl('/assets/entry-a1b2c3d4.js')).toBe('max-age=31536000');
    expect(await cacheControl('/assets/entry-00000000.js')).toBe('no-cache');
  });

  test.each([
    ['bytes=0-4', 206, '%PDF-'],
    ['bytes=5-', 206, '1.7'],
    ['bytes=5-2', 200, '%PDF-1.7'],
    ['bytes=-3', 200, '%PDF-1.7'],
    ['bytes=0-1,3-4', 200, '%PDF-1.7'],
    ['bytes=0-0', 200, '%PDF-1.7'],
    ['bytes=0-99999999999999999999', 200, '%PDF-1.7'],
    ['items=0-4', 200, '%PDF-1.7'],
    ['bytes=90-', 416, ''],
  ])('gets the range %s with status %i', async (range, status, text) => {
    const { get } = await serveBuilt();
    expect(await get('/files/resume.pdf', { headers: { range } })).toMatchObject({ status, text });
  });

  test.each([
    ['asked for a part of an older version', 'GET', { 'if-range': '"older"' }, '%PDF-1.7'],
    ['asked whether it is the same version', 'GET', { 'if-match': '"older"' }, '%PDF-1.7'],
    ['asked only for its headers', 'HEAD', {}, ''],
  ])('gets no part of a file when %s', async (_what, method, headers, text) => {
    const { get } = await serveBuilt();
    const init = { method, headers: { ...headers, range: 'bytes=0-4' } };
    expect(await get('/files/resume.pdf', init)).toMatchObject({ status: 200, text });
  });

  test('gets a file that has not changed once', async () => {
    const { get } = await serveBuilt();
    const etag = (await get('/files/resume.pdf')).headers.get('etag') ?? '';
    const again = await get('/files/resume.pdf', { headers: { 'if-none-match': etag } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test.each(['/../index.html', '/%2e%2e/%2e%2e/etc/hosts', '/assets/..%2f..%2fpackage.json'])(
    'gets no file outside the site at %s',
    async (path) => {
      const { site } = await serveBuilt();
      expect((await ask(site.url, path)).body).not.toMatch(/localhost|"name"/);
    },
  );

  test.each([
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/./_headers',
    '//_headers',
    '/_headers/',
    '/%5fheaders',
    '/_headers#top',
    '/assets/..%5c_headers',
  ])('finds no other address of a file, with other headers, at %s', async (path) => {
    const { site } = await serveBuilt();
    const { status, headers } = await ask(site.url, path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test.each(oddRequests)(
    'is answered when it asks for %s, and the site goes on',
    async (_what, path, headers) => {
      const { site, get } = await serveBuilt();
      const { status } = await ask(site.url, path, headers);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
      expect((await get('/')).status).toBe(200);
    },
  );

  test('cannot write', async () => {
    const { get } = await serveBuilt();
    const answer = await get('/', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('sees a new build without a restart, even one that is copied over the previous one', async () => {
    const { distDir, get } = await serveBuilt();
    await get('/skills');
    writeFileSync(join(distDir, 'skills.html'), '<h1>More skills than before</h1>');
    rmSync(join(distDir, 'assets'), { recursive: true });
    writeFileSync(join(distDir, 'index.html'), '<h1>About</h1>');
    expect((await get('/skills')).text).toBe('<h1>More skills than before</h1>');
    expect((await get('/assets/entry-a1b2c3d4.js')).status).toBe(404);
  });
});

describe('a visitor of a site below a path', () => {
  const belowPath = {
    ...built,
    'index.html': '<link rel="canonical" href="https://name.github.io/portfolio/"/><h1>About</h1>',
  };
  const serveBelowPath = async () => {
    const { site } = await serveBuilt(belowPath);
    const ask = (path: string) => fetch(new URL(path, site.url), { redirect: 'manual' });
    return { site, ask };
  };

  test('finds it at the address that is printed', async () => {
    const { site } = await serveBelowPath();
    expect(site.url).toMatch(/^http:\/\/localhost:\d+\/portfolio\/$/);
    expect(await (await fetch(site.url)).text()).toBe(belowPath['index.html']);
  });

  test.each([
    ['/', '/portfolio/'],
    ['/portfolio', '/portfolio/'],
    ['/portfolio?from=mail', '/portfolio/?from=mail'],
  ])('is redirected from %s to %s', async (path, target) => {
    const { ask } = await serveBelowPath();
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  });

  test('gets its pages and files, with the headers that the build asks for', async () => {
    const { ask } = await serveBelowPath();
    expect(await (await ask('/portfolio/skills')).text()).toBe(built['skills.html']);
    const { headers } = await ask('/portfolio/assets/entry-a1b2c3d4.js');
    expect(headers.get('cache-control')).toBe('max-age=31536000');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  test.each(['/skills', '/portfolio-2/', '/portfolio/nowhere'])(
    'gets the error page for %s',
    async (path) => {
      const { ask } = await serveBelowPath();
      const answer = await ask(path);
      expect([answer.status, await answer.text()]).toEqual([404, built['404.html']]);
    },
  );
});

describe('someone who starts the server', () => {
  test('learns that the site has not been built', async () => {
    await expect(startSiteServer({ distDir: freshFolder() })).rejects.toThrow(
      /^There is no built site in .*: run npm run build first\.$/,
    );
  });

  test('learns which port is in use and how to choose another', async () => {
    const { site, distDir } = await serveBuilt();
    const port = Number(new URL(site.url).port);
    await expect(startSiteServer({ distDir, port })).rejects.toThrow(
      `Port ${port} is in use: stop the program that uses it, or choose another port (PORT=${port + 1} npm start).`,
    );
  });

  test('learns that HOST is not an address of this machine', async () => {
    const starting = startSiteServer({ distDir: freshFolder(built), host: '203.0.113.7' });
    await expect(starting).rejects.toThrow('HOST 203.0.113.7 is not an address of this machine.');
  });

  test('can stop it immediately, even while somebody keeps a connection open', async () => {
    const { site } = await serveBuilt();
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write('GET / HTTP/1.1\r\n');
    await site.close();
    await expect(fetch(site.url)).rejects.toThrow();
  });
});

describe('PORT and HOST', () => {
  test.each([
    [{}, { host: '127.0.0.1', port: 4173 }],
    [{ PORT: '' }, { host: '127.0.0.1', port: 4173 }],
    [
      { PORT: ' 8080 ', HOST: '0.0.0.0' },
      { host: '0.0.0.0', port: 8080 },
    ],
    [{ PORT: '0' }, { host: '127.0.0.1', port: 0 }],
  ])('%o', (env, expected) => {
    expect(readAddress(env)).toEqual(expected);
  });

  test.each(['abc', '-1', '80.5', '65536', '0x50', '1e3'])(
    'PORT=%s is refused in one line',
    (PORT) => {
      expect(() => readAddress({ PORT })).toThrow(
        `PORT must be a number from 0 to 65535, but is "${PORT}".`,
      );
    },
  );
});

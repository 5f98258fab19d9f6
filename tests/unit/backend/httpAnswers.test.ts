import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { startSiteServer } from '@portfolio/publish/serve/siteServer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './support/folders.ts';
import { ask as askRaw } from './support/raw.ts';

const text = 'abcdefghijklmnopqrstuvwxyz';
const path = '/files/alphabet.txt';
const modified = new Date('2026-03-01T12:00:00Z');
const earlier = 'Sun, 01 Mar 2026 11:59:59 GMT';
const later = 'Sun, 01 Mar 2026 12:00:01 GMT';

/** A site with a file of 26 letters. */
async function serve(files: Record<string, string> = {}) {
  const distDir = freshFolder({
    _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
    'index.html': '<h1>About</h1>',
    '404.html': '<h1>Nothing here</h1>',
    'assets/a-1.js': 'a()',
    'files/alphabet.txt': text,
    'files/empty.txt': '',
    ...files,
  });
  utimesSync(join(distDir, path), modified, modified);
  const site = await startSiteServer({ distDir });
  onTestFinished(() => site.close());
  const ask = (where: string, headers?: Record<string, string>, method?: string) =>
    askRaw(site.url, where, headers, method);
  const { etag = '' } = (await ask(path)).headers;
  return { ask, etag };
}

describe('a part of a file (RFC 9110, section 14)', () => {
  test.each([
    ['bytes=0-0', 'a', '0-0'],
    ['bytes=-10', text.slice(-10), '16-25'],
    ['bytes=-1', 'z', '25-25'],
    ['bytes=-26', text, '0-25'],
    ['bytes=-1000', text, '0-25'],
    ['bytes=0-', text, '0-25'],
    ['bytes=25-', 'z', '25-25'],
    ['bytes=3-5', 'def', '3-5'],
    ['bytes=20-1000', text.slice(20), '20-25'],
    ['bytes= 3-5', 'def', '3-5'],
  ])('%s', async (range, body, place) => {
    const { ask } = await serve();
    const answer = await ask(path, { Range: range });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${place}/26`,
      'content-length': String(body.length),
      'accept-ranges': 'bytes',
      'x-frame-options': 'DENY',
    });
  });

  test.each(['bytes=26-', 'bytes=100-200', 'bytes=-0', 'bytes=5-2'])(
    '%s, where there is none, is answered with the length of the file',
    async (range) => {
      const { ask } = await serve();
      const answer = await ask(path, { Range: range });
      expect(answer).toMatchObject({ status: 416, body: '' });
      expect(answer.headers).toMatchObject({
        'content-range': 'bytes */26',
        'x-frame-options': 'DENY',
      });
      expect(answer.headers).not.toHaveProperty('content-encoding');
    },
  );

  test.each(['bytes=a-b', 'bytes=', 'bytes', 'bytes=3', 'lines=1-2', '0-5', 'bytes=0-1,5-6'])(
    '%s, which is none or several, gets the whole file',
    async (range) => {
      const { ask } = await serve();
      expect(await ask(path, { Range: range })).toMatchObject({ status: 200, body: text });
    },
  );

  test('is for GET alone', async () => {
    const { ask } = await serve();
    const answer = await ask(path, { Range: 'bytes=0-0' }, 'HEAD');
    expect(answer).toMatchObject({ status: 200, body: '', headers: { 'content-length': '26' } });
  });

  test('of an empty file there is not', async () => {
    const { ask } = await serve();
    expect(await ask('/files/empty.txt')).toMatchObject({ status: 200, body: '' });
    expect(await ask('/files/empty.txt', { Range: 'bytes=0-0' })).toMatchObject({ status: 416 });
  });

  test('with a condition is the whole file, which is right in any case', async () => {
    const { ask, etag } = await serve();
    for (const condition of [etag, '"another"', modified.toUTCString(), 'yesterday']) {
      const answer = await ask(path, { Range: 'bytes=0-2', 'If-Range': condition });
      expect(answer).toMatchObject({ status: 200, body: text });
    }
  });
});

describe('a condition (RFC 9110, section 13)', () => {
  test('on the file’s tag is kept in lists, as weak tags and as a star', async () => {
    const { ask, etag } = await serve();
    expect(etag).toMatch(/^"[^"]+"$/);
    const conditions: [string, number][] = [
      [etag, 304],
      [`W/${etag}`, 304],
      [`"a", ${etag}`, 304],
      [`"a",W/"b" ,${etag},"c"`, 304],
      ['*', 304],
      ['"a"', 200],
      ['"a", "b"', 200],
      [etag.slice(1, -1), 200],
    ];
    for (const [condition, status] of conditions) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(path, { 'If-None-Match': condition }, method);
        expect([condition, answer.status]).toEqual([condition, status]);
      }
    }
  });

  test('on the time of the last change', async () => {
    const { ask, etag } = await serve();
    const statusOf = async (headers: Record<string, string>) => (await ask(path, headers)).status;
    expect(await statusOf({ 'If-Modified-Since': modified.toUTCString() })).toBe(304);
    expect(await statusOf({ 'If-Modified-Since': later })).toBe(304);
    expect(await statusOf({ 'If-Modified-Since': earlier })).toBe(200);
    expect(await statusOf({ 'If-Modified-Since': 'no date' })).toBe(200);
    // The tag is more reliable.
    expect(await statusOf({ 'If-Modified-Since': later, 'If-None-Match': '"a"' })).toBe(200);
    expect(await statusOf({ 'If-Modified-Since': earlier, 'If-None-Match': etag })).toBe(304);
  });

  test('that holds is answered with the headers of the file and without its text', async () => {
    const { ask, etag } = await serve();
    const answer = await ask(path, { 'If-None-Match': etag, 'Cache-Control': 'no-cache' });
    expect(answer).toMatchObject({ status: 304, body: '' });
    expect(answer.headers).toMatchObject({
      etag,
      'cache-control': 'no-cache',
      'last-modified': modified.toUTCString(),
      'x-frame-options': 'DENY',
    });
  });

  test('outlives a build that has not changed the file', async () => {
    const { ask, etag } = await serve();
    const other = await serve();
    expect(other.etag).toBe(etag);
    expect((await ask('/')).headers.etag).not.toBe(etag);
  });
});

describe('an address that is written in a strange way', () => {
  test.each([
    '/assets/../index.html',
    '/assets/%2e%2e/index.html',
    '/assets/../',
    '/assets/./../index.html',
    '/assets/.%2E/',
    '/assets\\..\\index.html',
  ])('%s is not kept for a year', async (strange) => {
    const { ask } = await serve();
    const answer = await ask(strange);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect([200, 404]).toContain(answer.status);
  });

  test.each([
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2f_headers/../../package.json',
    '/..\\..\\package.json',
    '/..%5c..%5cpackage.json',
    '//assets/../../../package.json',
    '/%00',
    '/index.html%00.js',
    '/%',
    `/${'a'.repeat(5_000)}`,
    '/files/',
    '/files',
    '/index.html/',
    '//',
  ])('%s gets a page or the error page, and nothing else', async (strange) => {
    const { ask } = await serve();
    const { status, body, headers } = await ask(strange);
    expect([200, 404]).toContain(status);
    expect(['<h1>About</h1>', '<h1>Nothing here</h1>']).toContain(body);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  test('gets the same file with the whole address or with encoded letters', async () => {
    const { ask } = await serve();
    for (const each of ['http://localhost/assets/a-1.js', '/%61ssets/a-1.js', '/assets/a-1.js?v']) {
      expect(await ask(each)).toMatchObject({
        status: 200,
        body: 'a()',
        headers: { 'cache-control': 'immutable' },
      });
    }
  });
});

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed, limitPath, withComparedPages } from '../../bench/serve/cdnSite.ts';

const file = (text: string) => ({ body: Buffer.from(text), etag: '"a"', modified: 'then' });
const site = {
  files: new Map([
    ['/index.html', file('<script src="a.js"></script><p>Home</p>')],
    ['/skills.html', file('<p>Skills</p>')],
    ['/assets/a.woff2', file('font')],
  ]),
  url: undefined,
  base: '/',
  headersFor: () => ({ 'Content-Security-Policy': "script-src 'self'", 'X-Frame-Options': 'DENY' }),
};

test('each page has a limit page, under a policy that lets nothing load', () => {
  const { files, headersFor } = withComparedPages(site);
  expect(files.get(limitPath('/index.html'))?.body.toString()).toContain('<p>Home</p>');
  expect(files.get(limitPath('/index.html'))?.body.toString()).not.toContain('script');
  expect(files.has(limitPath('/skills.html'))).toBe(true);
  expect(headersFor(limitPath('/skills.html'))).toEqual({
    'Content-Security-Policy': "default-src 'none';style-src 'unsafe-inline'",
    'X-Frame-Options': 'DENY',
  });
  expect(headersFor('/skills.html')).toEqual(site.headersFor());
});

test('text is sent with Brotli, and what is compressed by itself as it is', async () => {
  const { files, headersFor } = await compressed(site);
  const page = files.get('/skills.html');
  expect(brotliDecompressSync(page?.body ?? '').toString()).toBe('<p>Skills</p>');
  expect(page?.etag).not.toBe('"a"');
  expect(headersFor('/skills.html')).toMatchObject({ 'content-encoding': 'br' });
  expect(files.get('/assets/a.woff2')).toEqual(file('font'));
  expect(headersFor('/assets/a.woff2')).toEqual(site.headersFor());
});

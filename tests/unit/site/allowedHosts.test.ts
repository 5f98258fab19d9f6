import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { isAllowedHost, readAllowedHosts } from '@portfolio/build/serve/allowedHosts';
import { startSiteServer } from '@portfolio/build/serve/siteServer';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { ask } from '../backend/support/raw.ts';

describe('a visitor may open the site', () => {
  test.each([
    'localhost',
    'localhost:4173',
    'LOCALHOST:4173',
    'localhost.',
    'portfolio.localhost:4173',
    '127.0.0.1:4173',
    '192.168.1.20:4173',
    '[::1]:4173',
    '[fe80::1%25eth0]',
    hostname(),
    `${hostname()}.local:4173`,
    'my.example',
    'a.below.example:80',
    'below.example',
  ])('as %s', (host) => {
    expect(isAllowedHost(host, ['my.example', '.below.example'])).toBe(true);
  });

  test.each([
    'rebound.example',
    'rebound.example:4173',
    'localhost.rebound.example',
    '127.0.0.1.rebound.example',
    '127.0.0.1.nip.io',
    'notmy.example',
    'x.my.example',
    'notbelow.example',
    'evil@localhost',
    'localhost@evil.example',
    'localhost:4173:80',
    '[::1',
    'localhost, localhost',
    '',
    undefined,
  ])('and not as %s', (host) => {
    expect(isAllowedHost(host, ['my.example', '.below.example'])).toBe(false);
  });
});

test('ALLOWED_HOSTS takes names with commas between them', () => {
  expect(readAllowedHosts({})).toEqual([]);
  expect(readAllowedHosts({ ALLOWED_HOSTS: ' A.example, .b.example ,, ' })).toEqual([
    'a.example',
    '.b.example',
  ]);
});

describe('a page that points its own name here', () => {
  const link = '<link rel="canonical" href="https://me.example/"/>';

  async function serve(options = {}) {
    const reached: string[] = [];
    const gateway = ({ url = '' }: IncomingMessage, _response: unknown, next: () => void) => {
      reached.push(url);
      next();
    };
    const site = await startSiteServer({
      distDir: freshFolder({ 'index.html': `${link}<h1>About</h1>` }),
      gateway,
      ...options,
    });
    onTestFinished(() => site.close());
    return { site, reached };
  }

  test.each(['/rest/v1/contact_messages', '/', '/resume.json'])(
    'gets nothing at %s, and a line that says what to set',
    async (path) => {
      const { site, reached } = await serve();
      const headers = { Host: 'rebound.example', 'Content-Length': '0' };
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        expect(await ask(site.url, path, headers, method)).toMatchObject({
          status: 421,
          body: 'This site is not served as "rebound.example": to allow it, set ALLOWED_HOSTS to that name.\n',
        });
      }
      expect(reached).toEqual([]);
    },
  );

  test('while the site’s published name and the names that were allowed are served', async () => {
    const { site } = await serve({ allowedHosts: ['lan.example'] });
    for (const Host of ['me.example', 'lan.example:80', 'localhost', '10.0.0.7']) {
      expect(await ask(site.url, '/', { Host })).toMatchObject({ status: 200 });
    }
  });
});

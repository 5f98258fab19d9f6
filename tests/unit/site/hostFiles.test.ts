import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../../packages/site/build/hostFiles';
import { headersFor } from '../../../packages/site/server/headersFile';

const files = hostFiles("default-src 'none'");
const file = (name: string) => files[name] ?? '';

const security = {
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': expect.stringContaining('clipboard-write=(self)'),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

describe('the file for Netlify, Cloudflare Pages and npm start', () => {
  test('asks for the security headers everywhere, and keeps hashed files for a year', () => {
    expect(headersFor(file('_headers'), '/skills')).toEqual(security);
    expect(headersFor(file('_headers'), '/assets/a-1.js')).toEqual({ ...security, ...immutable });
  });

  test('keeps within what Cloudflare reads: 100 rules, 2,000 characters a line', () => {
    const lines = file('_headers').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    const policy = hostFiles('x'.repeat(1000))._headers ?? '';
    for (const line of policy.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

test('the file for Vercel says the same, and serves /skills from skills.html', () => {
  const { cleanUrls, headers } = JSON.parse(file('vercel.json'));
  const said = headers.map(({ source, headers: list }: { source: string; headers: [] }) => [
    source,
    Object.fromEntries(list.map(({ key, value }) => [key, value])),
  ]);
  expect(cleanUrls).toBe(true);
  expect(said).toEqual([
    ['/(.*)', security],
    ['/assets/(.*)', immutable],
  ]);
});

test('the file for nginx says the same in each location, which would else lose the others', () => {
  const locations = Object.fromEntries(
    [...file('nginx.conf').matchAll(/location (\S+) \{([^}]*)\}/g)].map(([, path, body = '']) => [
      path,
      Object.fromEntries(
        [...body.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      ),
    ]),
  );
  expect(locations).toEqual({
    '/': { ...security, 'Cache-Control': 'no-cache' },
    '/assets/': { ...security, ...immutable },
  });
});

describe('a file of headers', () => {
  test('may have comments and empty lines, and values with colons', () => {
    const text = '# ours\n\n/*\n  # note\n  A: b: c\n\n/assets/*\n\tB: d\n';
    expect(headersFor(text, '/x')).toEqual({ A: 'b: c' });
    expect(headersFor(text, '/assets/x')).toEqual({ A: 'b: c', B: 'd' });
  });

  test('that is empty asks for nothing', () => {
    expect(headersFor('', '/')).toEqual({});
    expect(headersFor('  A: b', '/')).toEqual({});
  });
});

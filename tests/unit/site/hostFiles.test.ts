import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFiles } from '@portfolio/publish/hosts/hostFiles';
import { vercelConfig, writeVercelOutput } from '@portfolio/publish/hosts/vercelOutput';
import { headersFor } from '@portfolio/publish/serve/headersFile';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

const ADDRESS = 'https://ada-byron.dev';
const files = hostFiles("default-src 'none'", ADDRESS);
const file = (name: string) => files[name] ?? '';

const security = {
  'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': expect.stringContaining('camera=()'),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000',
};
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

describe('the file for Netlify, Cloudflare Pages and npm start', () => {
  test('asks for the security headers everywhere, and keeps hashed files for a year', () => {
    expect(headersFor(file('_headers'), '/skills')).toEqual(security);
    expect(headersFor(file('_headers'), '/assets/a-1.js')).toEqual({ ...security, ...immutable });
  });

  test('keeps Cloudflare’s limits: 100 rules, 2,000 characters a line', () => {
    const lines = file('_headers').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    const policy = hostFiles('x'.repeat(1000), ADDRESS)._headers ?? '';
    for (const line of policy.split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

test('no host insists on encryption for an address without it', () => {
  const texts = Object.values(hostFiles("default-src 'none'", 'http://10.0.0.7'));
  for (const text of texts) expect(text).not.toContain('Strict-Transport-Security');
});

describe('Vercel’s configuration', () => {
  const { routes, overrides } = vercelConfig(file('_headers'), [
    'index.html',
    'skills.html',
    'a.js',
  ]);
  const headersAt = (path: string) =>
    Object.assign(
      {},
      ...routes.filter(({ src }) => new RegExp(src).test(path)).map(({ headers }) => headers),
    );

  test.each(['/', '/skills', '/nowhere', '/assets/a-1.js', '/icons/a.svg'])(
    'has the headers of the other hosts at %s, except for the one that Vercel sends by itself',
    (path) => {
      const { 'Strict-Transport-Security': _, ...others } = headersFor(file('_headers'), path);
      expect(headersAt(path)).toEqual(others);
      expect(others).toHaveProperty('Content-Security-Policy');
    },
  );

  test('a pattern is the address it says, and no other', () => {
    expect(headersAt('/assetsx/a.js')).not.toHaveProperty('Cache-Control');
    expect(headersAt('/more/assets/a.js')).not.toHaveProperty('Cache-Control');
  });

  test('pages have no .html at the end of their addresses', () => {
    expect(overrides).toEqual({
      'index.html': { path: 'index' },
      'skills.html': { path: 'skills' },
    });
  });

  test('is written where Vercel looks after a build, with all files except those for other hosts', async () => {
    const site = freshFolder({ ...files, 'index.html': 'index.html', 'a/_headers': 'a/_headers' });
    const output = freshFolder({ 'static/old/a.html': 'old' });
    await writeVercelOutput(site, output);
    const config = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'));
    expect(config).toMatchObject({
      version: 3,
      routes,
      overrides: { 'index.html': { path: 'index' } },
    });
    expect(readdirSync(join(output, 'static'), { recursive: true }).toSorted()).toEqual([
      'a',
      'a/_headers',
      'index.html',
    ]);
  });
});

describe('with the workshop next to the site', () => {
  const pages = ['/', '/index.html', '/skills', '/skills.html', '/404.html'];
  const { _headers = '', 'nginx.conf': nginx = '' } = hostFiles(
    "default-src 'none'",
    ADDRESS,
    ['fr/'],
    { pages, policy: "script-src 'self'" },
  );
  const own = {
    'Content-Security-Policy': "script-src 'self';frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  };

  test('pages keep their headers, and it has its own', () => {
    for (const page of [...pages, '/fr/', '/fr/skills']) {
      expect(headersFor(_headers, page), page).toEqual(security);
    }
    const workshop = { ...security, ...own };
    expect(headersFor(_headers, '/workshop/iframe.html')).toEqual(workshop);
    expect(headersFor(_headers, '/workshop/assets/a-1.js')).toEqual({ ...workshop, ...immutable });
  });

  test('no two patterns give the same header to an address, which would get both values', () => {
    const rules = _headers.trim().split(/\n(?=\/)/);
    for (const path of [
      ...pages,
      '/assets/a.js',
      '/fr/skills',
      '/fr/assets/a.js',
      '/workshop/',
      '/workshop/assets/a.js',
    ]) {
      const names = rules.flatMap((rule) => Object.keys(headersFor(rule, path)));
      expect(names, path).toEqual([...new Set(names)]);
    }
  });

  test('nginx sends them, and leads to its slash', () => {
    expect(nginx).toContain('location = /workshop { return 301 /workshop/$is_args$args; }');
    const [, workshop = '', hashed = ''] = nginx.split(/location \/workshop\/(?:assets\/)? {/);
    for (const [name, value] of Object.entries(own)) {
      for (const part of [workshop, hashed]) expect(part).toContain(`${name} "${value}" always;`);
    }
  });

  test('nothing mentions it if it isn’t there', () => {
    for (const text of Object.values(files)) expect(text).not.toContain('workshop');
  });
});

describe('the file for nginx', () => {
  const nginx = (base: string, origin = ADDRESS) =>
    hostFiles("default-src 'none'", origin + base.slice(0, -1))['nginx.conf'] ?? '';
  const headersIn = (text: string) =>
    [...text.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name, value]) => [
      name,
      value,
    ]);

  test.each(['/', '/portfolio/'])(
    'repeats the headers in each location below %s, which would otherwise lose them',
    (base) => {
      const [, pages = '', hashed = '', notFound = ''] =
        nginx(base).split(/location (?!= \S+[^l] {)/);
      expect(pages.startsWith(`${base} {`)).toBe(true);
      expect(hashed.startsWith(`${base}assets/ {`)).toBe(true);
      expect(notFound.startsWith(`= ${base}404.html {`)).toBe(true);
      const own = { ...security, 'Strict-Transport-Security': '$portfolio_hsts' };
      const fresh = { ...own, 'Cache-Control': 'no-cache' };
      expect(Object.fromEntries(headersIn(pages))).toEqual(fresh);
      expect(Object.fromEntries(headersIn(hashed))).toEqual({ ...own, ...immutable });
      expect(Object.fromEntries(headersIn(notFound))).toEqual(fresh);
    },
  );

  test('requires encryption only on encrypted connections, and only for an https address', () => {
    // Outside the location, where a condition would undo try_files.
    expect(nginx('/')).toMatch(
      /^#.*\nset \$portfolio_hsts "";\nif \(\$scheme = https\) { set \$portfolio_hsts "max-age=31536000"; }\n/,
    );
    const plain = nginx('/portfolio/', 'http://10.0.0.7');
    expect(plain).not.toMatch(/hsts|Strict-Transport/);
    expect(plain).toContain('location /portfolio/ {');
  });

  test('says where the folder has to be', () => {
    expect(nginx('/')).toMatch(/^# .* whose "root" is this folder\.\n/);
    expect(nginx('/a/b/')).toMatch(/^# .* in whose "root" this folder has the path a\/b\.\n/);
  });
});

describe('a file of headers', () => {
  test('may have comments and empty lines, and values with colons', () => {
    const text = '# ours\n\n/*\n  # note\n  A: b: c\n\n/assets/*\n\tB: d\n';
    expect(headersFor(text, '/x')).toEqual({ A: 'b: c' });
    expect(headersFor(text, '/assets/x')).toEqual({ A: 'b: c', B: 'd' });
  });

  test('applies to the rest of an address only where a pattern says so', () => {
    expect(headersFor('/skills\n  A: b', '/skills')).toEqual({ A: 'b' });
    expect(headersFor('/skills\n  A: b', '/skills.html')).toEqual({});
  });

  test('that is empty asks for nothing', () => {
    expect(headersFor('', '/')).toEqual({});
    expect(headersFor('  A: b', '/')).toEqual({});
  });
});

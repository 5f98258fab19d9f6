import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames } from '@portfolio/data/schema/pages';
import { beforeAll, expect, it } from 'vitest';
import { contactMap } from '../../content.ts';
import { buildSite } from '../../harness/buildSite.ts';
import { sharedFolder } from '../backend/support/folders.ts';

const folder = sharedFolder();
const outDir = join(folder, 'dist');
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const assets = (end: string) =>
  readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith(end));

/** The third-party packages in a script, from its source map. */
function packagesIn(script: string): string[] {
  const map = `assets/${script}.map`;
  // The bundler's own helpers have none.
  if (!existsSync(join(outDir, map))) return [];
  const { sources } = JSON.parse(read(map)) as { sources: string[] };
  return sources.flatMap((source) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    return name ? [name] : [];
  });
}

/** Builds the site for a hosted project, below a path, with more variables set. */
const build = (variables: Record<string, string> = {}) =>
  buildSite(
    outDir,
    {
      SITE_URL: 'https://ada.example/portfolio',
      VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'sb_publishable_abc123',
      ...variables,
    },
    ['--sourcemap'],
  );

// All tests look at one build.
beforeAll(() => build());

it('a published variable with a secret key stops the build, which names it and not the key', async () => {
  const key = 'sb_secret_abc123';
  const failure = await build({ VITE_EXTRA: key }).catch(({ stderr }) => stderr);
  expect(failure).toContain('VITE_EXTRA must not hold a secret key (sb_secret_…)');
  expect(failure).not.toContain(key);
  // The previous build is still there.
  expect(readdirSync(outDir)).toContain('index.html');
});

it('a site for a hosted project may send to it, and otherwise request only the map', () => {
  const map = new URL(contactMap?.embedUrl ?? '').origin;
  const documents = readdirSync(outDir).filter((name) => name.endsWith('.html'));
  // The privacy notice and the error page as well as the pages.
  expect(documents).toHaveLength(pageNames.length + 2);
  for (const name of [...documents, '_headers']) {
    expect(read(name), name).toContain(`;connect-src 'self' https://abcdefgh.supabase.co ${map};`);
  }
});

it('no script checks the content: that is done before it is published', () => {
  const packages = assets('.js').flatMap(packagesIn);
  expect(packages).toContain('react');
  expect(packages).not.toContain('valibot');
});

it('licenses.txt has the licence of each package that is in the scripts', () => {
  const packages = [...new Set(assets('.js').flatMap(packagesIn))];
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']));
  expect(packages).toContain('@supabase/auth-js');
  const sections = read('licenses.txt').split(/^## /m);
  for (const name of packages) {
    const own = sections.filter((section) => section.startsWith(`${name} - `));
    expect(own, name).toHaveLength(1);
    const words = own[0]?.replace(/\s+/g, ' ');
    expect(words, name).toMatch(/Copyright .*(?:Permission is hereby granted|Permission to use)/);
  }
});

it('a script with third-party code begins with the address of the licences', () => {
  const scripts = assets('.js').map((name) => ({
    ofOthers: packagesIn(name).length > 0,
    says: read(`assets/${name}`)
      .split('\n', 2)
      .includes('/*! Licenses: /portfolio/licenses.txt */'),
  }));
  expect(scripts.filter(({ ofOthers }) => ofOthers).length).toBeGreaterThan(1);
  expect(scripts.filter(({ ofOthers, says }) => ofOthers !== says)).toEqual([]);
});

it('the fonts are published with the copyright of each and the Open Font License', () => {
  const licence = read('assets/OFL.txt');
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licence).toContain('PERMISSION & CONDITIONS');
  expect(read('licenses.txt')).toContain(licence);
  const families = new Set(assets('.woff2').map((name) => name.replace(/^own-|-latin.*/g, '')));
  expect(families.size).toBeGreaterThan(1);
  for (const family of families) {
    const folder = [family, family.replace(/-display$/, '')]
      .map((name) => `node_modules/@fontsource-variable/${name}`)
      .find(existsSync);
    const [copyright] = /^Copyright .*?\)/.exec(readFileSync(`${folder}/LICENSE`, 'utf8')) ?? [];
    expect(licence).toContain(copyright);
  }
});

import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

let outDir: string;
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const assets = (end: string) =>
  readdirSync(join(outDir, 'assets')).filter((name) => name.endsWith(end));

/** The packages of others that a script is made of, by its source map. */
function packagesIn(script: string): string[] {
  const { sources } = JSON.parse(read(`assets/${script}.map`)) as { sources: string[] };
  return sources.flatMap((source) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    return name ? [name] : [];
  });
}

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'portfolio-licences-'));
  const vite = ['node_modules/vite/bin/vite.js', 'build', 'packages/site', `--outDir=${outDir}`];
  await promisify(execFile)(process.execPath, [...vite, '--sourcemap'], {
    env: { ...process.env, NODE_ENV: 'production', SITE_URL: 'https://ada.example/portfolio' },
  });
});
afterAll(() => rm(outDir, { recursive: true, force: true }));

it('licenses.txt has the licence of each package that is in the scripts', () => {
  const packages = [...new Set(assets('.js').flatMap(packagesIn))];
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', 'react-router']));
  expect(packages).toEqual(expect.arrayContaining(['@radix-ui/react-tabs', '@supabase/auth-js']));
  const sections = read('licenses.txt').split(/^## /m);
  for (const name of packages) {
    const own = sections.filter((section) => section.startsWith(`${name} - `));
    expect(own, name).toHaveLength(1);
    const words = own[0]?.replace(/\s+/g, ' ');
    expect(words, name).toMatch(/Copyright .*(?:Permission is hereby granted|Permission to use)/);
  }
});

it('a script with code of others begins by saying where the licences are', () => {
  const scripts = assets('.js').map((name) => ({
    ofOthers: packagesIn(name).length > 0,
    says: read(`assets/${name}`).startsWith('/*! Licenses: /portfolio/licenses.txt */'),
  }));
  expect(scripts.filter(({ ofOthers }) => ofOthers).length).toBeGreaterThan(1);
  expect(scripts.filter(({ ofOthers, says }) => ofOthers !== says)).toEqual([]);
});

it('the fonts are published with the copyright of each and the Open Font License', () => {
  const licence = read('assets/OFL.txt');
  expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(licence).toContain('PERMISSION & CONDITIONS');
  expect(read('licenses.txt')).toContain(licence);
  const families = new Set(assets('.woff2').map((name) => name.replace(/-latin.*/, '')));
  expect(families.size).toBeGreaterThan(1);
  for (const family of families) {
    const folder = [family, family.replace(/-display$/, '')]
      .map((name) => `node_modules/@fontsource-variable/${name}`)
      .find(existsSync);
    const [copyright] = /^Copyright .*?\)/.exec(readFileSync(`${folder}/LICENSE`, 'utf8')) ?? [];
    expect(licence).toContain(copyright);
  }
});

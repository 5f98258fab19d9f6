import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
  'packages/ui/README.md',
  'packages/data/src/content/README.md',
];

test.each(pages)('every link in %s leads to a file', (page) => {
  const links = [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)];
  const missing = links.flatMap(([, link = '']) =>
    existsSync(join(dirname(page), link)) ? [] : [link],
  );
  expect(missing).toEqual([]);
});

/** A test in backticks, named from the repository's root or from `tests/`. */
const NAMED_TEST = /`(?:tests\/)?((?:unit|database|e2e|hosting|owners|package|load)\/[\w./-]+)`/g;

test.each(pages)('every test that %s names is there', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(NAMED_TEST)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(join('tests', file)))).toEqual([]);
});

/** A file or folder in backticks, named from the repository's root. A build writes `dist`. */
const NAMED_FILE =
  /`((?:packages|supabase|stories|docs|\.storybook|\.github)\/(?!site\/dist)[\w./-]+)`/g;

// Decisions tell what was there when they were made.
test.each(pages.filter((page) => !/decisions|CHANGELOG/.test(page)))(
  'every file that %s names is there',
  (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(NAMED_FILE)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  },
);

const isRepository = spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;

describe.skipIf(!isRepository)('a comment that names a section of a page', () => {
  test.each(['spec', 'architecture'])('of docs/%s.md leads there', (page) => {
    const pattern = `${page} sections? [0-9]+( and [0-9]+)?`;
    const { stdout } = spawnSync('git', ['grep', '-ohIiE', pattern], { encoding: 'utf8' });
    const named = new Set(stdout.match(/\d+/g));
    const text = readFileSync(`docs/${page}.md`, 'utf8');
    const sections = [...text.matchAll(/^## (\d+)\. /gm)].map(([, number]) => number);
    expect(named.size).toBeGreaterThan(1);
    expect([...named].filter((number) => !sections.includes(number))).toEqual([]);
  });
});

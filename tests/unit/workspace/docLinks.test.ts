import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexer } from 'marked';
import { describe, expect, test } from 'vitest';
import { readDecisions } from './decisions.ts';

const pages = [
  ...readdirSync('.').filter((file) => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
  'packages/ui/README.md',
  'packages/data/src/content/README.md',
];

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsIn = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

test.each(pages)('every link in %s leads to a file, and to a heading in it', (page) => {
  // A link in code is an example.
  const text = readFileSync(page, 'utf8').replace(/`[^`\n]+`/g, 'code');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)/g)];
  const missing = links.flatMap(([, link = '']) => {
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    const isThere = existsSync(file) && (anchor === undefined || anchorsIn(file).includes(anchor));
    return isThere ? [] : [link];
  });
  expect(missing).toEqual([]);
});

/** Lines that begin like a row and aren't in a table: a blank line has cut it in two. */
const looseRows = (text: string) =>
  lexer(text).flatMap((token) =>
    token.type === 'paragraph' ? (token.raw.match(/^ *\|.*$/gm) ?? []) : [],
  );

test.each(pages)('every table in %s is in one piece', (page) => {
  expect(looseRows(readFileSync(page, 'utf8'))).toEqual([]);
});

test('a table with a blank line in it is found', () => {
  expect(looseRows('| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n')).toEqual(['| 3 | 4 |']);
});

/** A test in backticks, named from the repository's root or from `tests/`. */
const NAMED_TEST = /`(?:tests\/)?((?:unit|database|e2e|hosting|owners|package|load)\/[\w./-]+)`/g;

test.each(pages)('every test that %s names exists', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(NAMED_TEST)].map(([, file = '']) => file);
  expect(named.filter((file) => !existsSync(join('tests', file)))).toEqual([]);
});

/** A file or folder in backticks, named from the repository's root. A build writes `dist`. */
const NAMED_FILE =
  /`((?:packages|supabase|stories|docs|\.storybook|\.github)\/(?!site\/dist)[\w./-]+)`/g;

// Decisions name files that existed when they were made.
test.each(pages.filter((page) => !/decisions|CHANGELOG/.test(page)))(
  'every file that %s names exists',
  (page) => {
    const named = [...readFileSync(page, 'utf8').matchAll(NAMED_FILE)].map(([, file = '']) => file);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  },
);

const isRepository = spawnSync('git', ['rev-parse', '--is-inside-work-tree']).status === 0;

/** The matches of a pattern by `git grep` in all files but these. */
const found = (pattern: string, ...without: string[]) =>
  spawnSync('git', ['grep', '-ohIiE', pattern, '--', '.', ...without.map((path) => `:!${path}`)], {
    encoding: 'utf8',
  })
    .stdout.split('\n')
    .filter(Boolean);

/** The sections of a page by their numbers. */
function sectionsOf(page: string): Map<string, string> {
  const [, ...sections] = readFileSync(`docs/${page}.md`, 'utf8').split(/^## (?=\d+\. )/m);
  return new Map(sections.map((text) => [text.slice(0, text.indexOf('.')), text]));
}

describe.skipIf(!isRepository)('a comment that names a section of a page', () => {
  test.each(['spec', 'architecture'])('of docs/%s.md leads there', (page) => {
    const named = new Set(found(`${page} sections? [0-9]+( and [0-9]+)?`).join().match(/\d+/g));
    const sections = sectionsOf(page);
    expect(named.size).toBeGreaterThan(1);
    expect([...named].filter((number) => !sections.has(number))).toEqual([]);
  });

  test('and its subject is in that section', () => {
    const named = found('architecture section [0-9]+, "[^"]+"');
    expect(named.length).toBeGreaterThan(0);
    const sections = sectionsOf('architecture');
    const wrong = named.filter((text) => {
      const [, number = '', title = ''] = /(\d+), "(.+)"/.exec(text) ?? [];
      return !sections.get(number)?.includes(`**${title}`);
    });
    expect(wrong).toEqual([]);
  });

  test('or a decision, or another page, leads to one that exists', () => {
    const numbers = new Set(readDecisions().map(({ file }) => file.slice(0, 3)));
    const decisions = found('decisions? [0-9]{3}', 'docs/decisions/README.md');
    expect(decisions.length).toBeGreaterThan(1);
    expect(decisions.filter((text) => !numbers.has(text.slice(-3)))).toEqual([]);
    // Decisions and the changelog may name files that no longer exist.
    const files = found('docs/[a-z0-9/-]+\\.md', 'docs/decisions', 'CHANGELOG.md');
    expect(files.length).toBeGreaterThan(20);
    expect([...new Set(files)].filter((file) => !existsSync(file))).toEqual([]);
  });
});

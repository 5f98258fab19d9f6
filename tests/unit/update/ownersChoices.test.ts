import { CONTENT, keepOwnersChoices } from '@portfolio/cli/update/ownersChoices';
import type { Move, Tree } from '@portfolio/cli/update/trees';
import { expect, test } from 'vitest';

/** A tree whose files hold these texts. */
const tree = (files: Record<string, string>): Tree =>
  new Map(Object.entries(files).map(([path, id]) => [path, { mode: '100644', id }]));

const paths = (files: Tree) => [...files.keys()].sort();

const moved = (from: string, to: string, isExact = false): Move => ({ from, to, isExact });

const owner = `${CONTENT}owner.json`;
const skills = `${CONTENT}skills.json`;
const readme = `${CONTENT}README.md`;

test('content that the owner has changed anywhere stays as a whole, so that it keeps one version', () => {
  const { base, theirs, ownsContent } = keepOwnersChoices({
    base: tree({ [owner]: 'sample', [skills]: 'sample', [readme]: 'old' }),
    ours: tree({ [owner]: 'mine', [skills]: 'sample', [readme]: 'old' }),
    theirs: tree({
      [owner]: 'new',
      [skills]: 'new',
      [`${CONTENT}more.json`]: 'new',
      [readme]: 'new',
    }),
  });
  expect(ownsContent).toBe(true);
  for (const files of [base, theirs]) {
    expect(files.get(owner)?.id).toBe('mine');
    expect(files.get(skills)?.id).toBe('sample');
    expect(files.has(`${CONTENT}more.json`)).toBe(false);
  }
  expect(theirs.get(readme)?.id).toBe('new');
});

test('the sample as it came gets the newer sample', () => {
  const { theirs, ownsContent } = keepOwnersChoices({
    base: tree({ [owner]: 'sample' }),
    ours: tree({ [owner]: 'sample' }),
    theirs: tree({ [owner]: 'new', [skills]: 'new' }),
  });
  expect(ownsContent).toBe(false);
  expect(paths(theirs)).toEqual([owner, skills]);
});

test('a deleted file stays deleted, whether the template changes, keeps or moves it', () => {
  const { base, theirs, staysDeleted } = keepOwnersChoices(
    {
      base: tree({
        'guides/a.md': '1',
        'guides/b.md': '1',
        'guides/c.md': '1',
        'guides/d.md': '1',
        z: '1',
      }),
      ours: tree({ 'guides/own.md': '1', z: '1' }),
      theirs: tree({
        'guides/a.md': '2',
        'guides/b.md': '1',
        'old/c.md': '1',
        'old/d.md': '2',
        z: '1',
      }),
    },
    [],
    [moved('guides/c.md', 'old/c.md', true), moved('guides/d.md', 'old/d.md')],
  );
  expect(paths(theirs)).toEqual(['z']);
  expect(paths(base)).toEqual(['z']);
  expect(staysDeleted).toEqual(['guides/a.md', 'old/c.md', 'old/d.md']);
});

test('a file that only looks like a deleted one comes', () => {
  const { theirs } = keepOwnersChoices(
    {
      base: tree({ 'A/index.ts': '1', 'B/index.ts': '2' }),
      ours: tree({ 'B/index.ts': '2' }),
      theirs: tree({ 'B/index.ts': '2', 'C/index.ts': '3' }),
    },
    [],
    [moved('A/index.ts', 'C/index.ts')],
  );
  expect(paths(theirs)).toEqual(['B/index.ts', 'C/index.ts']);
});

test('a deleted folder gets nothing new, and is named as one', () => {
  const { theirs, staysDeleted } = keepOwnersChoices({
    base: tree({
      'tests/visual/a.ts': '1',
      'tests/visual/dark/a.webp': '1',
      'tests/unit/a.ts': '1',
    }),
    ours: tree({ 'tests/unit/a.ts': '1' }),
    theirs: tree({
      'tests/visual/a.ts': '2',
      'tests/visual/dark/b.webp': '1',
      'tests/visual/new/c.ts': '1',
      'tests/unit/a.ts': '1',
      'tests/e2e/d.ts': '1',
    }),
  });
  expect(paths(theirs)).toEqual(['tests/e2e/d.ts', 'tests/unit/a.ts']);
  expect(staysDeleted).toEqual(['tests/visual/']);
});

test('a file that the owner still has comes along when the template moves it into a deleted folder', () => {
  const { theirs } = keepOwnersChoices(
    {
      base: tree({ 'tools/a.ts': '1', 'scripts/b.ts': '1' }),
      ours: tree({ 'scripts/b.ts': '1' }),
      theirs: tree({ 'tools/a.ts': '1', 'tools/b.ts': '1' }),
    },
    [],
    [moved('scripts/b.ts', 'tools/b.ts', true)],
  );
  expect(paths(theirs)).toEqual(['tools/b.ts']);
});

test('a file that the owner has moved is not deleted: the template’s changes follow it', () => {
  const { base, theirs, staysDeleted } = keepOwnersChoices(
    {
      base: tree({ 'a/x.ts': '1', 'a/y.ts': '1' }),
      ours: tree({ 'b/x.ts': '1' }),
      theirs: tree({ 'a/x.ts': '2', 'a/y.ts': '1', 'a/new.ts': '1' }),
    },
    [moved('a/x.ts', 'b/x.ts', true)],
  );
  expect(paths(base)).toEqual(['a/x.ts']);
  expect(paths(theirs)).toEqual(['a/new.ts', 'a/x.ts']);
  expect(staysDeleted).toEqual([]);
});

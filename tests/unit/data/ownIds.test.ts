import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownIds, slugify } from '@portfolio/data/slug';
import { expect, test } from 'vitest';

/** The code of the documents' own elements. */
const sources = ['packages/site/src', 'packages/ui/src'];

const texts = sources.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

test('the list of ids that documents have is that of their code', () => {
  const ids = texts.flatMap((text) => [...text.matchAll(/\sid="([\w-]+)"/g)].map(([, id]) => id));
  expect([...ownIds].toSorted()).toEqual([...new Set(ids)].toSorted());
});

test('a card with the name of a part of the page has an address of its own', () => {
  expect(slugify('Mission')).toBe('mission-1');
  expect(slugify('Core Values')).toBe('core-values-1');
  expect(slugify('Mission-Driven')).toBe('mission-driven');
});

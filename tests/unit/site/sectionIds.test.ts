import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownIds } from '@portfolio/data/values/slug';
import { expect, test } from 'vitest';

/** The ids that are written in the components of a package. */
const idsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/<[^<>]*?\sid="([a-z-]+)"/g),
    ])
    .map(([, id]) => id);

test('no card shares its id with a part of a page, because the list has all of these', () => {
  const written = new Set([...idsIn('packages/site/src'), ...idsIn('packages/ui/src')]);
  expect([...written].toSorted()).toEqual([...ownIds].toSorted());
});

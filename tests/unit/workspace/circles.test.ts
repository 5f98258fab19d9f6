import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

// Biome finds circles of files; this finds those of folders.

const roots = [
  ...readdirSync('packages').map((name) => `packages/${name}/src`),
  '.storybook',
  'stories',
  'tests',
];

/** The folders from which a folder's files import. */
const uses = new Map<string, Set<string>>();

for (const root of roots) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(tsx?|mjs)$/.test(name))) {
    const path = join(root, file);
    const folder = dirname(path);
    const imports = readFileSync(path, 'utf8').matchAll(/^(?:import|} from|.* from) '(\..*)';$/gm);
    for (const [, to = ''] of imports) {
      const used = dirname(join(folder, to));
      if (used !== folder) uses.set(folder, (uses.get(folder) ?? new Set()).add(used));
    }
  }
}

/** The way from a folder back to itself, if there is one. */
function circleFrom(start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of uses.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

test('no folders import each other in a circle', () => {
  const circles = [...uses.keys()].flatMap((folder) => circleFrom(folder)?.join(' → ') ?? []);
  expect(circles).toEqual([]);
});

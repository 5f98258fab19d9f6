import { readFileSync } from 'node:fs';

const folder = 'packages/site/dist';

const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');

/** The scripts that every one of these documents loads by itself. */
export function loadedByAll(documents: readonly string[]): ReadonlySet<string> {
  const lists = documents.map((name) => {
    const [start = ''] = read(name).match(/data-entry=.*?data-styles/) ?? [];
    return Array.from(start.matchAll(/[\w.-]+\.js/g), ([script]) => script);
  });
  const [first = [], ...others] = lists;
  return new Set(first.filter((name) => others.every((list) => list.includes(name))));
}

/** What a script imports with itself. */
const importsOf = (name: string) =>
  Array.from(
    read(`assets/${name}`).matchAll(/(?:from|import)\s?["']\.\/([^"']+\.js)["']/g),
    (found) => found[1] ?? '',
  );

/** The scripts that a script asks for later on. */
export const askedForBy = (name: string) =>
  Array.from(
    read(`assets/${name}`).matchAll(/import\([`"']\.\/([^`"']+\.js)[`"']\)/g),
    (found) => found[1] ?? '',
  );

/** In how many steps a script comes, with all that it imports, where some are loaded already. */
export function stepsOf(name: string, loaded: ReadonlySet<string>): number {
  if (loaded.has(name)) return 0;
  return 1 + Math.max(0, ...importsOf(name).map((imported) => stepsOf(imported, loaded)));
}

import { readFileSync } from 'node:fs';
import { BUILT } from './builtScripts';

const read = (name: string) => readFileSync(`${BUILT}/${name}`, 'utf8');

/** The scripts that a pattern finds in another one, from the built site's folder. */
const namedIn = (name: string, pattern: RegExp) =>
  Array.from(read(name).matchAll(pattern), ([, found]) => `assets/${found}`);

/** The scripts that a script imports statically. */
const importsOf = (name: string) => namedIn(name, /(?:from|import)\s?["']\.\/([^"']+\.js)["']/g);

/** The scripts that a script asks for later on. */
export const askedForBy = (name: string) => namedIn(name, /import\([`"']\.\/([^`"']+\.js)[`"']\)/g);

/** The number of steps in which a script loads, with all its imports, if some are loaded already. */
export function stepsOf(name: string, loaded: ReadonlySet<string>): number {
  if (loaded.has(name)) return 0;
  return 1 + Math.max(0, ...importsOf(name).map((imported) => stepsOf(imported, loaded)));
}

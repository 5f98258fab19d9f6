import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './folders.ts';
import { sourceCondition } from './sourceCondition.ts';

type Exports = Record<string, string | Record<string, string>>;

const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
  exports: Exports;
};

/** The source file of each entry of `exports` in `package.json`, by its subpath without `./`. */
const sources = Object.entries(exports).flatMap(([subpath, target]) => {
  const source = typeof target === 'object' && target[sourceCondition];
  return source ? [[subpath.slice(2), join(packageFolder, source)] as const] : [];
});

/** The names of the components, sorted. */
export const listComponents = (): string[] =>
  sources.flatMap(([name]) => (/^[A-Z]/.test(name) ? name : [])).sort();

/** The source files that `exports` of `package.json` leads to as modules. */
export const listEntries = (): string[] =>
  sources.flatMap(([, source]) => (source.endsWith('.css.ts') ? [] : source));

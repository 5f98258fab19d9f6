import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFolder } from './folders.ts';

const components = join(sourceFolder, 'components');

/** The names of the components, sorted: a folder with an `index.ts` is one without more ado. */
export function listComponents(): string[] {
  return readdirSync(components)
    .filter((name) => existsSync(join(components, name, 'index.ts')))
    .sort();
}

/** The source files that `exports` of `package.json` leads to as modules. */
export function listEntries(): string[] {
  return [
    join(sourceFolder, 'styles/layers.ts'),
    join(sourceFolder, 'tokens/index.ts'),
    join(sourceFolder, 'hooks/useHydrated.ts'),
    ...listComponents().map((name) => join(components, name, 'index.ts')),
  ];
}

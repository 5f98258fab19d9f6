import manifest from '../package.json' with { type: 'json' };

/** See `customConditions` in the root `tsconfig.json`. */
const sourceCondition = '@portfolio/source';

/** The entries of `exports` in `package.json` that have a source: its path, by the entry's subpath. */
const sources = Object.entries(manifest.exports).flatMap(([subpath, target]) =>
  typeof target === 'object' ? [[subpath, target[sourceCondition]] as const] : [],
);

/** The names of the components, sorted. */
export const listComponents = (): string[] =>
  sources.flatMap(([subpath]) => /^\.\/([A-Z]\w*)$/.exec(subpath)?.[1] ?? []).sort();

/** The source of every entry, its path below the package's folder. */
export const listEntries = (): string[] => [...new Set(sources.map(([, source]) => source))];

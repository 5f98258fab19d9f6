import type { Plugin } from 'vite';
import { makeColors, makeScales } from '../../../ui/src/tokens/index.ts';
import { tokenName } from '../../../ui/src/tokens/tokenName.ts';

/** Every path through an object of objects. */
const pathsOf = (value: object): string[][] =>
  Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' ? pathsOf(child).map((path) => [key, ...path]) : [[key]],
  );

/** A short name for each design token, the same in every build. */
export const shortNames: ReadonlyMap<string, string> = new Map(
  pathsOf({ color: makeColors('light'), ...makeScales() })
    .map((path) => `--${tokenName(path)}`)
    .toSorted()
    .map((name, index) => [name, `--${index.toString(36)}`]),
);

const names = /--pf-[a-z\d-]+/g;

/**
 * Writes `--1c` for `--pf-color-text-muted` in what is published: each document repeats the names of
 * its design tokens hundreds of times. Nothing but the stylesheet reads them.
 */
export function shortTokenNames(): Plugin {
  return {
    name: 'portfolio:short-token-names',
    apply: 'build',
    transform: {
      filter: { id: /\.css(\.ts)?(\.vanilla\.css)?$/, code: '--pf-' },
      handler: (code) => code.replace(names, (name) => shortNames.get(name) ?? name),
    },
  };
}

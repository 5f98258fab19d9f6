import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The folder of the whole typefaces. With these, a word with accents or an emoji of several characters is in one font. They
 * are copies from the packages `@expo-google-fonts/…` 0.4, because those packages hold all weights: 26 MB instead of 3.
 */
export const wholeFonts = join(import.meta.dirname, '../fonts');

/** The characters that the whole typefaces are sure to have: Latin, Greek, Cyrillic, Arabic and Devanagari. */
const wholeCharacters =
  /^[\u0020-\u052f\u0600-\u06ff\u0900-\u097f\u1e00-\u1eff\u2010-\u2022\u2026\u2032\u2033\u20ac\u2122]$/u;

/** The weights of text. */
const weights = [400, 600];

/** This family comes before other installed ones. It has rare letters, arrows and mathematical signs. */
const preferred = 'noto-sans-arabic';

/** Installed families that documents use as whole typefaces. */
const familiesInWhole = ['newsreader', 'public-sans', 'jetbrains-mono', 'noto-emoji'];

/** Fontsource cuts a family into files for some ranges of Unicode each. This is one of them. */
interface Piece {
  family: string;
  path: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

/** Reads ranges such as `U+0025-00FF,U+4E00` (CSS `unicode-range`). */
const rangesOf = (unicodeRange: string): Piece['ranges'] =>
  Array.from(unicodeRange.matchAll(/([\da-f]+)-?([\da-f]*)/gi), ([, first = '', last]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last || first, 16),
  ]);

async function readJson(path: string) {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function readFamily(folder: string): Promise<Piece[]> {
  const { id, family, variable } = await readJson(join(folder, 'metadata.json'));
  const unicode: Record<string, string> = await readJson(join(folder, 'unicode.json'));
  const axis = variable.opsz ? 'opsz' : 'wght';
  return Object.entries(unicode).map(([subset, range]) => ({
    family,
    path: join(folder, 'files', `${id}-${subset.replace(/[[\]]/g, '')}-${axis}-normal.woff2`),
    ranges: rangesOf(range),
  }));
}

/** The pieces of all installed families, including those that the owner has installed. */
async function readPieces(): Promise<Piece[]> {
  const folder = dirname(
    dirname(require.resolve(`@fontsource-variable/${preferred}/package.json`)),
  );
  const packages = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const installed = new Set([preferred, ...packages]);
  for (const own of familiesInWhole) installed.delete(own);
  const families = Array.from(installed, (name) => readFamily(join(folder, name)));
  return (await Promise.all(families)).flat();
}

let allPieces: Promise<Piece[]> | undefined;
const made = new Map<string, Promise<Buffer[]>>();

async function makeInstances(path: string) {
  // This loads slowly, and the dev server would wait for it when it starts.
  const { default: subsetFont } = await import('subset-font');
  const font = await readFile(path);
  const options = { targetFormat: 'sfnt', keepAllGlyphs: true } as const;
  return Promise.all(
    weights.map((wght) => subsetFont(font, '', { ...options, variationAxes: { wght } })),
  );
}

/** A piece as TrueType, once for each weight. */
export function instancesOf(path: string): Promise<Buffer[]> {
  const instances = made.get(path) ?? makeInstances(path);
  made.set(path, instances);
  return instances;
}

/**
 * The fonts that these characters need besides the whole ones.
 * @returns their files, and their families in the order in which they are tried
 */
export async function fontsFor(characters: readonly string[]) {
  allPieces ??= readPieces();
  const codes = characters.flatMap((character) =>
    wholeCharacters.test(character) ? [] : [character.codePointAt(0) ?? 0],
  );
  const needed = (await allPieces).filter(({ ranges }) =>
    ranges.some(([first, last]) => codes.some((code) => first <= code && code <= last)),
  );
  return {
    pieces: needed.map(({ path }) => path),
    families: [...new Set(needed.map(({ family }) => family))],
  };
}

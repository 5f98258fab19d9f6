import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/**
 * The folder of typefaces that come whole, so that a word with accents stays in one font. They are Google Fonts', from
 * the packages `@expo-google-fonts/…` 0.4, which also bring all other weights: 22 MB in place of 2.
 */
export const wholeFonts = join(import.meta.dirname, 'fonts');

/** The characters that they have in any case: Latin, Greek, Cyrillic, Arabic and Devanagari. */
const wholeCharacters =
  /^[\u0020-\u052f\u0600-\u06ff\u0900-\u097f\u1e00-\u1eff\u2010-\u2022\u2026\u2032\u2033\u20ac\u2122]$/u;

/** The weights of text. */
const weights = [400, 600];

/** Families that come before others that are installed: rare letters, arrows and mathematical signs; emoji. */
const preferred = ['noto-sans-arabic', 'noto-emoji'];

/** The site's own typefaces, which documents have whole. */
const ownPieces = ['newsreader', 'public-sans'];

/** A file of a family, which Fontsource cuts into pieces, each for some ranges of Unicode. */
interface Piece {
  path: string;
  ranges: readonly (readonly [first: number, last: number])[];
}

interface Family {
  name: string;
  pieces: readonly Piece[];
}

/** The fonts that some texts need besides the whole ones. */
export interface Fonts {
  /** Their files. */
  pieces: readonly string[];
  /** Their families, in the order in which they are tried. */
  families: readonly string[];
}

function rangesOf(unicodeRange: string): Piece['ranges'] {
  return unicodeRange.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

async function readJson(path: string) {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function readFamily(folder: string): Promise<Family> {
  const { id, family, variable } = await readJson(join(folder, 'metadata.json'));
  const unicode: Record<string, string> = await readJson(join(folder, 'unicode.json'));
  const axis = variable.opsz ? 'opsz' : 'wght';
  const pieces = Object.entries(unicode).map(([subset, range]) => ({
    path: join(folder, 'files', `${id}-${subset.replace(/[[\]]/g, '')}-${axis}-normal.woff2`),
    ranges: rangesOf(range),
  }));
  return { name: family, pieces };
}

/** All families that are installed, those of the owner's choice included. */
async function readFamilies(): Promise<Family[]> {
  const folder = dirname(dirname(require.resolve('@fontsource-variable/noto-emoji/package.json')));
  const packages = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const installed = new Set([...preferred, ...packages]);
  for (const own of ownPieces) installed.delete(own);
  return Promise.all(Array.from(installed, (name) => readFamily(join(folder, name))));
}

let families: Promise<Family[]> | undefined;
const made = new Map<string, Promise<Buffer[]>>();

async function makeInstances(path: string) {
  // It takes long to load, and a start of the dev server would wait for it.
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

/** The fonts that these characters need. */
export async function fontsFor(characters: Iterable<string>): Promise<Fonts> {
  families ??= readFamilies();
  const codes = Array.from(characters).flatMap((character) =>
    wholeCharacters.test(character) ? [] : [character.codePointAt(0) ?? 0],
  );
  const needed = (await families).flatMap(({ name, pieces }) => {
    const files = pieces.filter(({ ranges }) =>
      ranges.some(([first, last]) => codes.some((code) => first <= code && code <= last)),
    );
    return files.length > 0 ? [{ name, files }] : [];
  });
  return {
    pieces: needed.flatMap(({ files }) => files.map(({ path }) => path)),
    families: needed.map(({ name }) => name),
  };
}

import { createRequire } from 'node:module';

/** The typographic role of a text. */
export type FontRole = 'display' | 'text' | 'strong';

/** Above and below the baseline, in em. */
export interface LineMetrics {
  ascent: number;
  descent: number;
}

interface Role {
  /** The site's own family. */
  family: string;
  /** Its position on the font's axes. */
  axes: Record<string, number>;
  metrics: LineMetrics;
}

const publicSans = { family: 'public-sans', metrics: { ascent: 0.95, descent: -0.225 } };

/** Families are packages of Fontsource. Each file has one range of Unicode, so that few files are read. */
const roles: Record<FontRole, Role> = {
  display: {
    family: 'newsreader',
    // Optical size 36 is the one the site's headings have.
    axes: { wght: 560, opsz: 36 },
    metrics: { ascent: 0.735, descent: -0.265 },
  },
  text: { ...publicSans, axes: { wght: 400 } },
  strong: { ...publicSans, axes: { wght: 600 } },
};

const emoji = 'noto-emoji';

/** The fonts for characters that the site's own typefaces don't have, in the order in which they are tried. */
const fallbacks: readonly string[] = [
  'noto-sans',
  // Its letters are single glyphs. Noto's Arabic adds the dots as marks, whose height react-pdf loses; it is
  // used for rare letters, and for its arrows and mathematical signs.
  'vazirmatn',
  'noto-sans-arabic',
  emoji,
  'noto-sans-sc',
];

/** A file of a family and its position on the axes. */
export interface FontFile {
  path: string;
  axes: Record<string, number>;
  /** Those of the role's own family, so that lines have the same height in any script. */
  metrics: LineMetrics;
}

interface Slice {
  path: string;
  /** The axis of the file, from its name. */
  axis: 'opsz' | 'wght';
  ranges: readonly (readonly [first: number, last: number])[];
}

const require = createRequire(import.meta.url);

const slices = new Map<string, readonly Slice[]>();

function rangesOf(unicodeRange: string): Slice['ranges'] {
  return unicodeRange.split(',').map((range) => {
    const [first = 0, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return [first, last];
  });
}

/** The files of a family: Fontsource lists the range of each in `unicode.json`. */
function slicesOf(family: string): readonly Slice[] {
  const known = slices.get(family);
  if (known) return known;
  const folder = `@fontsource-variable/${family}`;
  const axis = family === roles.display.family ? 'opsz' : 'wght';
  const unicode: Record<string, string> = require(`${folder}/unicode.json`);
  const found = Object.entries(unicode).map(([subset, unicodeRange]): Slice => {
    const name = `${family}-${subset.replace(/[[\]]/g, '')}-${axis}-normal`;
    const path = require.resolve(`${folder}/files/${name}.woff2`);
    return { path, axis, ranges: rangesOf(unicodeRange) };
  });
  slices.set(family, found);
  return found;
}

/** Whether a character is an emoji by itself or made one. */
export const isEmoji = (character: string) => /\p{Emoji_Presentation}|\ufe0f/u.test(character);

/** The font files that may hold these code points, all in one, in the order of preference. */
export function fontFilesFor(
  role: FontRole,
  character: string,
  codePoints: readonly number[],
): FontFile[] {
  const { family, axes, metrics } = roles[role];
  const families = new Set([isEmoji(character) ? emoji : family, ...fallbacks]);
  return [...families].flatMap(slicesOf).flatMap(({ path, axis, ranges }) => {
    const isIn = (code: number) => ranges.some(([first, last]) => first <= code && code <= last);
    if (!codePoints.every(isIn)) return [];
    return [{ path, axes: axis === 'opsz' ? axes : { wght: axes.wght ?? 400 }, metrics }];
  });
}

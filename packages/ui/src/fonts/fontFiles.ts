/**
 * The characters of each font file, as CSS `unicode-range`. A browser loads a file only if the page has a character of
 * its range. The names are Fontsource's.
 */
export const characterRanges = {
  /** Western European text and its punctuation, arrows and signs. */
  latin:
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+2032-2033, U+2039-203A, U+20AC, U+20B9, U+2122, U+2190-2193, U+2212, U+2215, U+2248, U+2264-2265',
  /** The other languages written in Latin letters. */
  'latin-ext': 'U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1EFF, U+2C60-2C7F',
} as const;
export type CharacterRange = keyof typeof characterRanges;

/** A family whose files `tools/makeFonts.ts` makes from a variable font of Fontsource. */
export interface FontFamily {
  name: string;
  /** The original font: its folder, and the axis that its files are named after. */
  source: { folder: string; axis: 'opsz' | 'wght' };
  /** Axes of variation. A single value fixes an axis, and a range keeps it variable. */
  axes: { wght: number | { min: number; max: number }; opsz?: number };
  /** The `font-weight` of its faces. Browsers would fake any other weight by smearing the letters. */
  fontWeight: string;
  /**
   * The width of the family's running text relative to the systems' fonts, after the letters have the same average
   * width. Kerning and the frequency of letters make the difference. Measured in about 100,000 letters of English text.
   */
  setWidth: number;
  /** The system fonts that each face falls back to. */
  fallbacks: readonly FallbackFace[];
  /** The last families to try, as CSS. */
  generic: readonly string[];
}

interface FallbackFace {
  fontWeight: string;
  /** The weight of most of its text. The face gets the family's widths at this weight. */
  matchedWeight: number;
  /** Which of the system font's files to use. */
  style: 'regular' | 'bold';
}

const anyWeight = '1 1000';

/** The font families that looks choose from. */
export const fontFamilies = {
  newsreader: {
    name: 'Newsreader Display',
    source: { folder: 'newsreader', axis: 'opsz' },
    // All headings have one weight, and a file with a single weight is 10 kB smaller. Newsreader's default optical size
    // is made for text and looks coarse in a heading.
    axes: { wght: 560, opsz: 36 },
    fontWeight: anyWeight,
    setWidth: 0.997,
    fallbacks: [{ fontWeight: anyWeight, matchedWeight: 560, style: 'bold' }],
    generic: ['Georgia', 'serif'],
  },
  publicSans: {
    name: 'Public Sans',
    source: { folder: 'public-sans', axis: 'wght' },
    axes: { wght: { min: 400, max: 660 } },
    fontWeight: '400 660',
    setWidth: 0.992,
    fallbacks: [
      { fontWeight: '1 499', matchedWeight: 400, style: 'regular' },
      { fontWeight: '500 1000', matchedWeight: 560, style: 'bold' },
    ],
    generic: ['system-ui', 'sans-serif'],
  },
  jetBrainsMono: {
    name: 'JetBrains Mono',
    source: { folder: 'jetbrains-mono', axis: 'wght' },
    axes: { wght: { min: 400, max: 600 } },
    fontWeight: '400 600',
    // All letters of these fonts have one width.
    setWidth: 1,
    fallbacks: [
      { fontWeight: '1 499', matchedWeight: 400, style: 'regular' },
      { fontWeight: '500 1000', matchedWeight: 600, style: 'bold' },
    ],
    generic: ['ui-monospace', 'monospace'],
  },
} as const satisfies Record<string, FontFamily>;

export type FamilyName = keyof typeof fontFamilies;

/** The OpenType features that the design uses. The files leave out all others, to save glyphs. */
export const fontFeatures = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'lnum',
  'tnum',
];

/** The name of a file in `files/`. */
export const fontFile = ({ name }: Pick<FontFamily, 'name'>, range: CharacterRange) =>
  `${name.toLowerCase().replaceAll(' ', '-')}-${range}.woff2`;

/** The characters of a CSS `unicode-range`. */
export const charactersIn = (unicodeRange: string): string[] =>
  unicodeRange.split(', ').flatMap((part) => {
    const [first = 0, last = first] = part
      .slice('U+'.length)
      .split('-')
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });

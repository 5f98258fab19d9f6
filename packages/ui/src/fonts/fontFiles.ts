/**
 * The characters of each font file, as CSS `unicode-range`: a browser loads a file only when the
 * page has a character of its range.
 */
export const characterRanges = {
  /** Western European text and its punctuation, arrows and signs. */
  latin:
    'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+2013-2014, U+2018-201A, U+201C-201E, U+2020-2022, U+2026, U+2032-2033, U+2039-203A, U+20AC, U+20B9, U+2122, U+2190-2193, U+2212, U+2215, U+2248, U+2264-2265',
  /** The other languages written in Latin letters. */
  latinExtended: 'U+0100-0130, U+0132-0151, U+0154-024F, U+1E00-1EFF, U+2C60-2C7F',
} as const;

/** Font files of one family, made by `tools/makeFonts.ts` from a variable font of Fontsource. */
export interface FontFamily {
  name: string;
  /** The weight that most of its text has: a fallback's widths are matched to it. */
  matchedWeight: number;
  /** Axes of variation: one value where the axis is fixed, a range where it stays variable. */
  axes: { wght: { min: number; max: number }; opsz?: number };
  /** The original below Fontsource's folder, and the subset made from it. */
  files: Record<keyof typeof characterRanges, { source: string; file: string }>;
}

const wght = { min: 400, max: 700 };

/** The font families of the library, by their role. */
export const fontFamilies = {
  display: {
    name: 'Newsreader Display',
    matchedWeight: 560,
    // Newsreader's text cut, its default, looks coarse at the size of a heading.
    axes: { wght, opsz: 36 },
    files: {
      latin: {
        source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
        file: 'newsreader-display-latin.woff2',
      },
      latinExtended: {
        source: 'newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
        file: 'newsreader-display-latin-extended.woff2',
      },
    },
  },
  text: {
    name: 'Public Sans',
    matchedWeight: 400,
    axes: { wght },
    files: {
      latin: {
        source: 'public-sans/files/public-sans-latin-wght-normal.woff2',
        file: 'public-sans-latin.woff2',
      },
      latinExtended: {
        source: 'public-sans/files/public-sans-latin-ext-wght-normal.woff2',
        file: 'public-sans-latin-extended.woff2',
      },
    },
  },
} as const satisfies Record<string, FontFamily>;

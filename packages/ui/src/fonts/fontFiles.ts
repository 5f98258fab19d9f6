/**
 * The characters of each font file, as CSS `unicode-range`: a browser loads a file only when the
 * page has a character of its range. The names are Fontsource's.
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
  /** The original: its folder, and the axis that its files are named after. */
  source: { folder: string; axis: 'opsz' | 'wght' };
  /** The weight of most of its text, to which a fallback's widths are matched. */
  matchedWeight: number;
  /**
   * The width of its running text relative to the systems' fonts, once the letters have the same average
   * width: kerning and the frequency of letters make the difference. Measured in English text of some
   * 100,000 letters.
   */
  setWidth: number;
  /** Axes of variation: one value where the axis is fixed, a range where it stays variable. */
  axes: { wght: { min: number; max: number }; opsz?: number };
}

const wght = { min: 400, max: 700 };

/** The font families of the library, by their role. */
export const fontFamilies = {
  display: {
    name: 'Newsreader Display',
    source: { folder: 'newsreader', axis: 'opsz' },
    matchedWeight: 560,
    setWidth: 0.997,
    // Newsreader's text cut, its default, looks coarse at the size of a heading.
    axes: { wght, opsz: 36 },
  },
  text: {
    name: 'Public Sans',
    source: { folder: 'public-sans', axis: 'wght' },
    matchedWeight: 400,
    setWidth: 0.992,
    axes: { wght },
  },
} as const satisfies Record<string, FontFamily>;

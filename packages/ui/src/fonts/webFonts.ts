import displayLatin from './files/newsreader-display-latin.woff2';
import displayLatinExt from './files/newsreader-display-latin-ext.woff2';
import textLatin from './files/public-sans-latin.woff2';
import textLatinExt from './files/public-sans-latin-ext.woff2';
import { type CharacterRange, characterRanges, fontFamilies } from './fontFiles.ts';

/** A face of one of the typefaces, in the words of `@font-face`. */
export interface WebFont {
  fontFamily: string;
  /** The address of its file. */
  url: string;
  fontWeight: string;
  unicodeRange: string;
  /** Whether most texts need it. */
  isMain: boolean;
}

const face = (role: keyof typeof fontFamilies, range: CharacterRange, url: string): WebFont => {
  const { name, axes } = fontFamilies[role];
  return {
    fontFamily: name,
    url,
    fontWeight: `${axes.wght.min} ${axes.wght.max}`,
    unicodeRange: characterRanges[range],
    isMain: range === 'latin',
  };
};

/** The faces of the typefaces, whose files a page loads when it sees fit. */
export const webFonts: readonly WebFont[] = [
  face('text', 'latin', textLatin),
  face('display', 'latin', displayLatin),
  face('text', 'latin-ext', textLatinExt),
  face('display', 'latin-ext', displayLatinExt),
];

/**
 * The same as CSS. A file that comes after the first paint isn't shown: no text changes its typeface while it is read.
 */
export const webFontStyles: string = webFonts
  .map(
    ({ fontFamily, url, fontWeight, unicodeRange }) =>
      `@font-face{font-family:"${fontFamily}";src:url("${url}")format("woff2");font-weight:${fontWeight};font-display:optional;unicode-range:${unicodeRange}}`,
  )
  .join('');

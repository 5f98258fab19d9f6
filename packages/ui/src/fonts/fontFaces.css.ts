import { globalFontFace } from '@vanilla-extract/css';
import fallbackFaces from './fallbackFaces.json';
import displayLatin from './files/newsreader-display-latin.woff2';
import displayLatinExt from './files/newsreader-display-latin-ext.woff2';
import textLatin from './files/public-sans-latin.woff2';
import textLatinExt from './files/public-sans-latin-ext.woff2';
import { characterRanges, fontFamilies } from './fontFiles.ts';

const urls = {
  display: { latin: displayLatin, 'latin-ext': displayLatinExt },
  text: { latin: textLatin, 'latin-ext': textLatinExt },
};

for (const role of ['display', 'text'] as const) {
  const { name, axes } = fontFamilies[role];
  for (const range of ['latin', 'latin-ext'] as const) {
    globalFontFace(name, {
      src: `url("${urls[role][range]}") format("woff2")`,
      fontWeight: `${axes.wght.min} ${axes.wght.max}`,
      // Text shows from the first paint and keeps its face: a file that comes later is for the next page.
      fontDisplay: 'optional',
      unicodeRange: characterRanges[range],
    });
  }
  for (const { fontFamily, ...face } of fallbackFaces[role]) globalFontFace(fontFamily, face);
}

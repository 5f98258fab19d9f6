import { globalFontFace } from '@vanilla-extract/css';
import displayLatin from './files/newsreader-display-latin.woff2';
import displayLatinExt from './files/newsreader-display-latin-ext.woff2';
import textLatin from './files/public-sans-latin.woff2';
import textLatinExt from './files/public-sans-latin-ext.woff2';
import { characterRanges, fontFamilies } from './fontFiles.ts';

const urls = {
  display: { latin: displayLatin, 'latin-ext': displayLatinExt },
  text: { latin: textLatin, 'latin-ext': textLatinExt },
};

/** Puts all faces into the stylesheet, for the workshop and for development. A build declares smaller ones itself. */
for (const role of ['text', 'display'] as const) {
  const { name, fontWeight } = fontFamilies[role];
  for (const range of ['latin', 'latin-ext'] as const) {
    globalFontFace(name, {
      src: `url("${urls[role][range]}") format("woff2")`,
      fontWeight,
      fontDisplay: 'swap',
      unicodeRange: characterRanges[range],
    });
  }
}

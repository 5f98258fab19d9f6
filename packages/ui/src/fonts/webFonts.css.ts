import { globalFontFace } from '@vanilla-extract/css';
import { webFonts } from './webFonts.ts';

/** All faces as a part of the stylesheet: for the workshop and for development. */
for (const { fontFamily, url, fontWeight, unicodeRange } of webFonts) {
  globalFontFace(fontFamily, {
    src: `url("${url}") format("woff2")`,
    fontWeight,
    fontDisplay: 'swap',
    unicodeRange,
  });
}

/// <reference types="vite/types/importMeta.d.ts" />
import { globalFontFace } from '@vanilla-extract/css';
import fallbackFaces from './fallbackFaces.json';
import { type CharacterRange, characterRanges, fontFamilies, fontFile } from './fontFiles.ts';

const urls = import.meta.glob<string>('./files/*.woff2', { eager: true, import: 'default' });

/**
 * Puts all typefaces and their fallback faces into the stylesheet, for the workshop and for development. A browser only loads those that a page uses. A build declares smaller ones itself.
 */
for (const family of Object.values(fontFamilies)) {
  for (const range of Object.keys(characterRanges) as CharacterRange[]) {
    globalFontFace(family.name, {
      src: `url("${urls[`./files/${fontFile(family, range)}`]}") format("woff2")`,
      fontWeight: family.fontWeight,
      fontDisplay: 'swap',
      unicodeRange: characterRanges[range],
    });
  }
}
for (const { fontFamily, ...face } of Object.values(fallbackFaces).flat()) {
  globalFontFace(fontFamily, face);
}

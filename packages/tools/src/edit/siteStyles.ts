import { join } from 'node:path';
import { fontFolder } from '@portfolio/build/folders/packages';
import { fallbackRules, fontFace } from '@portfolio/ui/fontFaces';
import {
  type CharacterRange,
  characterRanges,
  type FamilyName,
  fontFamilies,
  fontFile,
} from '@portfolio/ui/fonts';
import { DEFAULT_LOOK, lookStyles, looks } from '@portfolio/ui/tokens';
import { normalizePath, type Plugin } from 'vite';

const MODULE = 'virtual:site-styles.css';

function facesOf(key: FamilyName): string {
  const { name: fontFamily, fontWeight } = fontFamilies[key];
  const faces = Object.entries(characterRanges).map(([range, unicodeRange]) => {
    const file = fontFile(fontFamilies[key], range as CharacterRange);
    const src = `url("${normalizePath(join(fontFolder, file))}") format("woff2")`;
    return fontFace({ fontFamily, src, fontWeight, fontDisplay: 'swap', unicodeRange });
  });
  return faces.join('') + fallbackRules(key);
}

/**
 * The editor's page has the design tokens of the site without a choice of its own, and the typefaces of all looks, of which it
 * shows pictures.
 */
export const siteStyles: Plugin = {
  name: 'portfolio:site-styles',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load(id) {
    if (id !== `\0${MODULE}`) return undefined;
    const faces = (Object.keys(fontFamilies) as FamilyName[]).map(facesOf);
    return faces.join('') + lookStyles(looks[DEFAULT_LOOK]);
  },
};

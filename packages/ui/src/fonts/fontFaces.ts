import { kebab } from '../kebab.ts';
import fallbackFaces from './fallbackFaces.json' with { type: 'json' };
import {
  type CharacterRange,
  characterRanges,
  type FamilyName,
  fontFamilies,
  fontFile,
} from './fontFiles.ts';

/** A `@font-face` rule of these descriptors, such as `fontFamily` and `src`. */
const fontFace = (descriptors: Readonly<Record<string, string>>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${kebab(name)}:${name === 'fontFamily' ? `"${value}"` : value}`)
    .join(';')}}`;

/**
 * The systems' fonts, scaled to the measures of a family. Text shows from the first paint, and nothing moves when our fonts
 * arrive.
 */
export const fallbackRules = (family: FamilyName) => fallbackFaces[family].map(fontFace).join('');

/**
 * The typefaces of all looks from their whole files, with their fallbacks. A browser only loads those that a page uses. A
 * built site declares smaller ones (`writeFonts`).
 * @param addressOf a file's address, by its name in `fonts/files`
 */
export const allFaces = (addressOf: (file: string) => string) =>
  (Object.keys(fontFamilies) as FamilyName[])
    .map((key) => {
      const { name: fontFamily, fontWeight } = fontFamilies[key];
      const faces = (Object.keys(characterRanges) as CharacterRange[]).map((range) => {
        const src = `url("${addressOf(fontFile(fontFamilies[key], range))}") format("woff2")`;
        const unicodeRange = characterRanges[range];
        return fontFace({ fontFamily, src, fontWeight, fontDisplay: 'swap', unicodeRange });
      });
      return faces.join('') + fallbackRules(key);
    })
    .join('');

import { fallbackRules, fontFace } from '../../packages/ui/src/fonts/fontFaces.ts';
import {
  type CharacterRange,
  characterRanges,
  type FamilyName,
  fontFamilies,
  fontFile,
} from '../../packages/ui/src/fonts/fontFiles.ts';

/** Where both windows of the built workshop find the typefaces: one file, loaded once. */
export const FONT_FOLDER = 'fonts';

/** The typefaces of the library, for a page beside the folder of the files. */
export const fontFaces = () =>
  Object.values(fontFamilies)
    .flatMap((family) =>
      (Object.keys(characterRanges) as CharacterRange[]).map((range) =>
        fontFace({
          fontFamily: family.name,
          src: `url("./${FONT_FOLDER}/${fontFile(family, range)}") format("woff2")`,
          fontWeight: family.fontWeight,
          fontDisplay: 'swap',
          unicodeRange: characterRanges[range],
        }),
      ),
    )
    .join('');

/** The systems' fonts that stand in for them. */
export const allFallbacks = () =>
  (Object.keys(fontFamilies) as FamilyName[]).map(fallbackRules).join('');

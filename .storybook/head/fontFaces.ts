import fallbackFaces from '../../packages/ui/src/fonts/fallbackFaces.json' with { type: 'json' };
import {
  type CharacterRange,
  characterRanges,
  fontFamilies,
  fontFile,
} from '../../packages/ui/src/fonts/fontFiles.ts';

/** Where both windows of the built workshop find the typefaces: one file, loaded once. */
export const FONT_FOLDER = 'fonts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const face = (descriptors: Record<string, string>) =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${kebab(name)}:${name === 'fontFamily' ? `"${value}"` : value}`)
    .join(';')}}`;

/** The typefaces of the library and their fallbacks, for a page beside the folder of the files. */
export const fontFaces = () =>
  (['display', 'text'] as const)
    .flatMap((role) => {
      const family = fontFamilies[role];
      const files = (Object.keys(characterRanges) as CharacterRange[]).map((range) => ({
        fontFamily: family.name,
        src: `url("./${FONT_FOLDER}/${fontFile(family, range)}") format("woff2")`,
        fontWeight: family.fontWeight,
        fontDisplay: 'swap',
        unicodeRange: characterRanges[range],
      }));
      return [...files, ...fallbackFaces[role]].map(face);
    })
    .join('');

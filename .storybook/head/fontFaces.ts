import fallbackFaces from '../../packages/ui/src/fonts/fallbackFaces.json' with { type: 'json' };
import { characterRanges, fontFamilies } from '../../packages/ui/src/fonts/fontFiles.ts';

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
      const { name, axes } = fontFamilies[role];
      const files = Object.entries(characterRanges).map(([range, unicodeRange]) => ({
        fontFamily: name,
        src: `url("./${FONT_FOLDER}/${name.toLowerCase().replace(' ', '-')}-${range}.woff2") format("woff2")`,
        fontWeight: `${axes.wght.min} ${axes.wght.max}`,
        fontDisplay: 'swap',
        unicodeRange,
      }));
      return [...files, ...fallbackFaces[role]].map(face);
    })
    .join('');

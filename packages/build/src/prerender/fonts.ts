import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CharacterRange,
  characterRanges,
  charactersIn,
  type FontFamily,
  fontFamilies,
  fontFeatures,
  fontFile,
} from '@portfolio/ui/fonts';
import subsetFont from 'subset-font';
import { fontFolder } from '../folders/packages.ts';
import { hashedFiles } from '../hosts/hostFiles.ts';
import { writeNew } from './writeNew.ts';

/** Browsers draw these themselves: at the points of a list, and where a text is cut. */
const drawnByBrowsers = '•…';

const families: readonly FontFamily[] = Object.values(fontFamilies);

/** Characters as a CSS `unicode-range`: those that follow each other are one part. */
function unicodeRange(characters: readonly string[]): string {
  const parts: [number, number][] = [];
  for (const point of characters.map((one) => one.codePointAt(0) ?? 0)) {
    const part = parts.at(-1);
    if (part?.[1] === point - 1) part[1] = point;
    else parts.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return parts
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join();
}

/**
 * Cuts the typefaces to the characters of the site's text, so that they're small enough to come with a first page, and
 * writes those files as well as the whole ones.
 * @param text all text of the site; markup and code in it do no harm
 * @param outDir the folder of the built site
 * @param base the path of the site, with a slash at its end
 * @returns the faces as CSS, for each document's own styles. A letter that isn't in the small file, such as one that a
 *   visitor types, comes from the whole one.
 */
export async function writeFonts(text: string, outDir: string, base: string): Promise<string> {
  const used = new Set(text + drawnByBrowsers);

  const writeFace = async (
    { name, fontWeight }: FontFamily,
    file: string,
    font: Buffer,
    characters: readonly string[],
  ) => {
    if (characters.length === 0) return '';
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
    const address = `${hashedFiles}${file.replace('.', `-${hash}.`)}`;
    await writeNew(outDir, address, font);
    return `@font-face{font-family:"${name}";src:url("${base}${address}")format("woff2");font-weight:${fontWeight};font-display:swap;unicode-range:${unicodeRange(characters)}}`;
  };

  const facesOf = async (family: FontFamily, range: CharacterRange) => {
    const file = fontFile(family, range);
    const font = await readFile(join(fontFolder, file));
    const all = charactersIn(characterRanges[range]);
    const own = all.filter((one) => used.has(one));
    const options = { targetFormat: 'woff2', keepFeatures: fontFeatures } as const;
    const ownFont = await subsetFont(font, own.join(''), options);
    // A browser that misses a letter in one file loads the next one with that letter in its range.
    const rest = all.filter((one) => !used.has(one));
    return [
      await writeFace(family, `own-${file}`, ownFont, own),
      await writeFace(family, file, font, rest),
    ];
  };

  const ranges = Object.keys(characterRanges) as CharacterRange[];
  const faces = families.flatMap((family) => ranges.map((range) => facesOf(family, range)));
  return (await Promise.all(faces)).flat().join('');
}

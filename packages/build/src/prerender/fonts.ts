import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CharacterRange,
  characterRanges,
  charactersIn,
  type FontFamily,
  fontFeatures,
  fontFile,
} from '@portfolio/ui/fonts';
import subsetFont from 'subset-font';
import { fontFolder } from '../folders/packages.ts';
import { hashedFiles } from '../hosts/hostFiles.ts';
import { writeExclusive } from './writeExclusive.ts';

/** Browsers add these characters to list items and to text that they cut. */
const drawnByBrowsers = '•…';

/** Writes characters as a CSS `unicode-range`. Consecutive ones become one range. */
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
 * Writes each typeface twice. One file has only the characters of the site's text, so it is small enough to load with the
 * first page. The other file has the rest, for a letter such as one that a visitor types.
 * @param families those of the site's look
 * @param text all text of the site; markup and code in it do no harm
 * @param outDir the folder of the built site
 * @param base the path of the site, with a slash at its end
 * @returns the `@font-face` rules, for each document's own styles
 */
export async function writeFonts(
  families: readonly FontFamily[],
  text: string,
  outDir: string,
  base: string,
): Promise<string> {
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
    await writeExclusive(outDir, address, font);
    return `@font-face{font-family:"${name}";src:url("${base}${address}")format("woff2");font-weight:${fontWeight};font-display:swap;unicode-range:${unicodeRange(characters)}}`;
  };

  const facesOf = async (family: FontFamily, range: CharacterRange) => {
    const file = fontFile(family, range);
    const font = await readFile(join(fontFolder, file));
    const all = charactersIn(characterRanges[range]);
    const own = all.filter((one) => used.has(one));
    const options = { targetFormat: 'woff2', keepFeatures: fontFeatures } as const;
    const ownFont = await subsetFont(font, own.join(''), options);
    // A browser loads the second file only for a letter in its range.
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

/**
 * Makes the font files of `src/fonts/files/`, with their licence, and the fallback metrics, from
 * the variable fonts of Fontsource: `npm run fonts`. Needed only after a change of
 * `src/fonts/fontFiles.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont, { type Options } from 'subset-font';
import {
  type CharacterRange,
  characterRanges,
  type FontFamily,
  fontFamilies,
} from '../src/fonts/fontFiles.ts';
// The measures of the systems' fonts, from @capsizecss/metrics, which has those of 1,800 more.
import systemFonts from './systemFonts.json' with { type: 'json' };

const fontsource = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const fontsFolder = new URL('../src/fonts/', import.meta.url);

/** The features that the design uses; any other would only add glyphs. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Fonts of the common systems, with the local names of those that share their metrics. */
const fallbacks = {
  display: [
    { metrics: systemFonts.georgia, local: ['Georgia'] },
    { metrics: systemFonts.notoSerif, local: ['Noto Serif', 'NotoSerif'] },
    { metrics: systemFonts.timesNewRoman, local: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
  ],
  text: [
    {
      metrics: systemFonts.arial,
      local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
    },
    { metrics: systemFonts.roboto, local: ['Roboto', 'Roboto-Regular'] },
  ],
};

/** The characters of a CSS `unicode-range`, found with the same range in a regular expression. */
function charactersOf(unicodeRange: string): string {
  const range = unicodeRange.replace(/U\+|, /g, '').replace(/[\dA-F]{4}/g, '\\u$&');
  const basicPlane = String.fromCharCode(...Array(0xd800).keys());
  return basicPlane.match(new RegExp(`[${range}]`, 'g'))?.join('') ?? '';
}

/** The characters of a range in the family's original, cut down with these options. */
async function makeSubset(
  { folder, axis }: FontFamily['source'],
  range: CharacterRange,
  options: Omit<Options, 'targetFormat'>,
): Promise<Buffer> {
  const file = `${folder}/files/${folder}-${range}-${axis}-normal.woff2`;
  const original = await readFile(new URL(file, fontsource));
  const characters = charactersOf(characterRanges[range]);
  return subsetFont(original, characters, { targetFormat: 'woff2', ...options });
}

async function writeSubset({ name, source, axes }: FontFamily, range: CharacterRange) {
  const subset = await makeSubset(source, range, { variationAxes: axes, keepFeatures });
  const file = `${name.toLowerCase().replace(' ', '-')}-${range}.woff2`;
  await writeFile(new URL(`files/${file}`, fontsFolder), subset);
  console.log(`${file}: ${(subset.length / 1000).toFixed(1)} kB`);
}

/** `@font-face` rules that give the systems' fonts the measures of the family. */
async function fallbackFaces(role: keyof typeof fontFamilies) {
  const { name, source, matchedWeight, setWidth, axes }: FontFamily = fontFamilies[role];
  const instance = await makeSubset(source, 'latin', {
    variationAxes: { ...axes, wght: matchedWeight },
  });
  const measured = await fromBuffer(instance);
  const latin = { xWidthAvg: measured.subsets.latin.xWidthAvg * setWidth };
  const metrics = { ...measured, familyName: name, subsets: { ...measured.subsets, latin } };
  return fallbacks[role].map(({ metrics: fallback, local }) => {
    const { fontFaces } = createFontStack([metrics, fallback as typeof metrics], {
      fontFaceFormat: 'styleObject',
    });
    return {
      ...fontFaces[0]?.['@font-face'],
      fontFamily: `${name} as ${fallback.familyName}`,
      src: local.map((font) => `local("${font}")`).join(', '),
    };
  });
}

let licences = '';
for (const family of Object.values(fontFamilies)) {
  await writeSubset(family, 'latin');
  await writeSubset(family, 'latin-ext');
  const licence = await readFile(new URL(`${family.source.folder}/LICENSE`, fontsource), 'utf8');
  licences += `${family.name}, cut to what this site needs\n\n${licence}\n`;
}
await writeFile(new URL('files/OFL.txt', fontsFolder), licences);
const faces = { display: await fallbackFaces('display'), text: await fallbackFaces('text') };
await writeFile(new URL('fallbackFaces.json', fontsFolder), `${JSON.stringify(faces, null, 2)}\n`);

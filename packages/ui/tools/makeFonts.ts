/**
 * Makes the font files of `src/fonts/files/`, with their licence, and the fallback metrics, from the variable fonts of
 * Fontsource: `npm run fonts`. Only needed after a change of `src/fonts/fontFiles.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont, { type Options } from 'subset-font';
import {
  type CharacterRange,
  characterRanges,
  charactersIn,
  type FamilyName,
  type FontFamily,
  fontFamilies,
  fontFeatures,
  fontFile,
} from '../src/fonts/fontFiles.ts';
// The measures of the systems' fonts, copied from @capsizecss/metrics, which has 1,800 others as well. Those of Menlo are
// those of DejaVu Sans Mono, from which it was made.
import systemFonts from './systemFonts.json' with { type: 'json' };

const fontsource = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const fontsFolder = new URL('../src/fonts/', import.meta.url);

/** Fonts of common systems, with the local names of other fonts that have the same metrics. */
const fallbacks = {
  newsreader: [
    {
      metrics: systemFonts.georgia,
      regular: ['Georgia'],
      bold: ['Georgia Bold', 'Georgia-Bold'],
    },
    {
      metrics: systemFonts.notoSerif,
      regular: ['Noto Serif', 'NotoSerif'],
      bold: ['Noto Serif Bold', 'NotoSerif-Bold'],
    },
    {
      metrics: systemFonts.timesNewRoman,
      regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
      bold: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
    },
  ],
  publicSans: [
    {
      metrics: systemFonts.arial,
      regular: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
      bold: [
        'Arial Bold',
        'Arial-BoldMT',
        'Helvetica Bold',
        'Helvetica-Bold',
        'Liberation Sans Bold',
        'Arimo Bold',
      ],
    },
    {
      metrics: systemFonts.roboto,
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
    },
  ],
  jetBrainsMono: [
    {
      metrics: systemFonts.menlo,
      regular: ['Menlo', 'Menlo-Regular', 'DejaVu Sans Mono'],
      bold: ['Menlo Bold', 'Menlo-Bold', 'DejaVu Sans Mono Bold'],
    },
    {
      metrics: systemFonts.courierNew,
      regular: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
      bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Cousine Bold'],
    },
    {
      metrics: systemFonts.robotoMono,
      regular: ['Roboto Mono', 'RobotoMono-Regular'],
      bold: ['Roboto Mono Bold', 'RobotoMono-Bold'],
    },
  ],
} satisfies Record<FamilyName, unknown>;

/** Cuts the family's original font down to the characters of a range and these options. */
async function makeSubset(
  { folder, axis }: FontFamily['source'],
  range: CharacterRange,
  options: Omit<Options, 'targetFormat'>,
): Promise<Buffer> {
  const file = `${folder}/files/${folder}-${range}-${axis}-normal.woff2`;
  const original = await readFile(new URL(file, fontsource));
  const characters = charactersIn(characterRanges[range]).join('');
  return subsetFont(original, characters, { targetFormat: 'woff2', ...options });
}

async function writeSubset(family: FontFamily, range: CharacterRange) {
  const { source, axes } = family;
  const options = { variationAxes: axes, keepFeatures: fontFeatures };
  const subset = await makeSubset(source, range, options);
  const file = fontFile(family, range);
  await writeFile(new URL(`files/${file}`, fontsFolder), subset);
  console.log(`${file}: ${(subset.length / 1000).toFixed(1)} kB`);
}

/** The `@font-face` rules that give the systems' fonts the measures of the family. */
async function fallbackFaces(family: FamilyName) {
  const { name, source, setWidth, axes, fallbacks: faces }: FontFamily = fontFamilies[family];
  const made = faces.map(async ({ fontWeight, matchedWeight, style }) => {
    const variationAxes = { ...axes, wght: matchedWeight };
    const measured = await fromBuffer(await makeSubset(source, 'latin', { variationAxes }));
    const latin = { xWidthAvg: measured.subsets.latin.xWidthAvg * setWidth };
    const metrics = { ...measured, familyName: name, subsets: { ...measured.subsets, latin } };
    return fallbacks[family].map(({ metrics: { familyName, ...files }, ...local }) => {
      const { xWidthAvg } = files[style];
      const fallback = { familyName, ...files[style], subsets: { latin: { xWidthAvg } } };
      const { fontFaces } = createFontStack([metrics, fallback as unknown as typeof metrics], {
        fontFaceFormat: 'styleObject',
      });
      return {
        ...fontFaces[0]?.['@font-face'],
        fontFamily: `${name} as ${familyName}`,
        src: local[style].map((font) => `local("${font}")`).join(', '),
        fontWeight,
      };
    });
  });
  return (await Promise.all(made)).flat();
}

let licences = '';
for (const family of Object.values(fontFamilies)) {
  await writeSubset(family, 'latin');
  await writeSubset(family, 'latin-ext');
  const licence = await readFile(new URL(`${family.source.folder}/LICENSE`, fontsource), 'utf8');
  licences += `${family.name}, cut to what this site needs\n\n${licence}\n`;
}
await writeFile(new URL('files/OFL.txt', fontsFolder), licences);
const names = Object.keys(fontFamilies) as FamilyName[];
const faces = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, await fallbackFaces(name)] as const)),
);
await writeFile(new URL('fallbackFaces.json', fontsFolder), `${JSON.stringify(faces, null, 2)}\n`);

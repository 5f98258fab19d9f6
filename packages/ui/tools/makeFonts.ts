/**
 * Makes the font files of `src/fonts/files/`, with their licence, and the fallback metrics beside
 * them from the variable fonts of Fontsource: `npm run fonts`. Needed only after a change of
 * `src/fonts/fontFiles.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { characterRanges, type FontFamily, fontFamilies } from '../src/fonts/fontFiles.ts';
// The measures of the systems' fonts, from @capsizecss/metrics, which has those of 1,800 more.
import systemFonts from './systemFonts.json' with { type: 'json' };

const fontsource = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const fontsFolder = new URL('../src/fonts/', import.meta.url);

/** What the design uses; every other feature would only bring its glyphs along. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Fonts of the common systems, with the local names of those that share their metrics. */
const serifs = [
  { metrics: systemFonts.georgia, local: ['Georgia'] },
  { metrics: systemFonts.notoSerif, local: ['Noto Serif', 'NotoSerif'] },
  { metrics: systemFonts.timesNewRoman, local: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
];
const sansSerifs = [
  {
    metrics: systemFonts.arial,
    local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
  },
  { metrics: systemFonts.roboto, local: ['Roboto', 'Roboto-Regular'] },
];
const fallbacks = { display: serifs, text: sansSerifs } as const;

function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

async function writeSubset(
  { axes, files }: FontFamily,
  range: keyof typeof characterRanges,
): Promise<void> {
  const original = await readFile(new URL(files[range].source, fontsource));
  const subset = await subsetFont(original, charactersOf(characterRanges[range]), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures,
  });
  await writeFile(new URL(`files/${files[range].file}`, fontsFolder), subset);
  const [before, after] = [original, subset].map(
    ({ length }) => `${(length / 1000).toFixed(1)} kB`,
  );
  console.log(`${files[range].file}: ${before} made ${after}`);
}

/** `@font-face` rules that give the systems' fonts the measures of the family. */
async function fallbackFaces(role: keyof typeof fontFamilies) {
  const { name, matchedWeight, axes, files }: FontFamily = fontFamilies[role];
  const instance = await subsetFont(
    await readFile(new URL(files.latin.source, fontsource)),
    charactersOf(characterRanges.latin),
    { targetFormat: 'woff2', variationAxes: { ...axes, wght: matchedWeight } },
  );
  const metrics = { ...(await fromBuffer(instance)), familyName: name };
  return fallbacks[role].map(({ metrics: fallback, local }) => {
    const { fontFaces } = createFontStack([metrics, fallback as typeof metrics], {
      fontFaceFormat: 'styleObject',
    });
    const face = fontFaces[0]?.['@font-face'];
    return {
      ...face,
      fontFamily: `${name} as ${fallback.familyName}`,
      src: local.map((font) => `local("${font}")`).join(', '),
    };
  });
}

/** The licence that the fonts share, under the copyright of each. */
async function fontLicence(): Promise<string> {
  let shared = '';
  const notices: string[] = [];
  for (const { name, files } of Object.values(fontFamilies)) {
    const [folder] = files.latin.source.split('/');
    const text = await readFile(new URL(`${folder}/LICENSE`, fontsource), 'utf8');
    // The first line names the copyright once for each of the original's files.
    const [copyright] = /^Copyright [^()]*\([^()]*\)/.exec(text) ?? [];
    const [, terms] = text.split(/^.*\n\n/, 2);
    if (!copyright || !terms || (shared && terms !== shared)) {
      throw new Error(`The licence of ${folder} is not written as it was: look at it.`);
    }
    notices.push(`${name}, cut to what this site needs\n${copyright}`);
    shared = terms;
  }
  return `${notices.join('\n\n')}\n\n${shared}`;
}

await mkdir(new URL('files/', fontsFolder), { recursive: true });
for (const family of Object.values(fontFamilies)) {
  await writeSubset(family, 'latin');
  await writeSubset(family, 'latinExtended');
}
await writeFile(new URL('files/OFL.txt', fontsFolder), await fontLicence());
const faces = { display: await fallbackFaces('display'), text: await fallbackFaces('text') };
await writeFile(new URL('fallbackFaces.json', fontsFolder), `${JSON.stringify(faces, null, 2)}\n`);

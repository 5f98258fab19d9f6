import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FontFile } from './fontFamilies.ts';

/** A font that react-pdf can set text in. */
export interface Face {
  /** The name it is registered under. */
  family: string;
  has: (codePoint: number) => boolean;
  /** How wide a text is, in em. */
  widthOf: (text: string) => number;
}

const faces = new Map<string, Promise<Face>>();

/** Properties of fontkit's fonts that react-pdf's types leave out. */
interface Glyphs {
  characterSet: number[];
  glyphForCodePoint: (codePoint: number) => unknown;
}

/** Above this code point there are ligatures of several letters. */
const LAST_LETTER = 0x2000;

/**
 * The font keeps each glyph that it has made, and makes the O in an Ó without recording that it is an
 * O: in the next document, no program could read that O as text. So letters come first.
 */
function rememberLetters(font: Glyphs) {
  for (const codePoint of font.characterSet) {
    if (codePoint < LAST_LETTER) font.glyphForCodePoint(codePoint);
  }
}

async function register(family: string, { path, axes, metrics }: FontFile): Promise<Face> {
  // Both take long to load, and a start of the dev server would wait for them.
  const [{ default: subsetFont }, { Font }] = await Promise.all([
    import('subset-font'),
    import('@react-pdf/renderer'),
  ]);
  const instance = await subsetFont(await readFile(path), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: axes,
  });
  Font.register({ family, src: `data:font/ttf;base64,${instance.toString('base64')}` });
  await Font.load({ fontFamily: family });
  const { data } = Font.getFont({ fontFamily: family });
  if (!data) throw new Error(`The font ${path} could not be read.`);
  rememberLetters(data as typeof data & Glyphs);
  const { unitsPerEm } = data;
  Object.defineProperties(data, {
    ascent: { value: metrics.ascent * unitsPerEm },
    descent: { value: metrics.descent * unitsPerEm },
    lineGap: { value: 0 },
  });
  return {
    family,
    has: (codePoint) => data.hasGlyphForCodePoint(codePoint),
    widthOf: (text) => data.layout(text).advanceWidth / unitsPerEm,
  };
}

/** Loads a font file at a place on its axes, and registers it with react-pdf; each only once. */
export function loadFace(file: FontFile): Promise<Face> {
  const family = [basename(file.path, '.woff2'), ...Object.values(file.axes)].join(' ');
  const face = faces.get(family) ?? register(family, file);
  faces.set(family, face);
  return face;
}

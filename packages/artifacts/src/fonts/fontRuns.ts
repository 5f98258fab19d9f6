import { graphemesIn } from '../graphemes.ts';
import { type FontRole, fontFilesFor, isEmoji } from './fontFamilies.ts';
import { type Face, loadFace } from './loadFace.ts';

/** A text and the role it is set in. */
export interface SetText {
  text: string;
  role: FontRole;
}

/** A part of a text in one font. */
export interface FontRun {
  text: string;
  face: Face;
}

/** A text that no font shows in full. */
export interface MissingGlyphs {
  text: string;
  characters: string[];
}

/** The fonts of a drawing. */
export interface Fonts {
  /** Splits a text where the font changes; only for characters that were requested. */
  runsOf: (text: string, role: FontRole) => FontRun[];
  /** How wide a text is, in em; of the same characters only. */
  widthOf: (text: string, role: FontRole) => number;
  missingGlyphs: MissingGlyphs[];
}

/** Letters in one piece where Unicode has them so: the fonts place a separate accent less well. */
function charactersOf(text: string): string[] {
  // Most texts, and the segmenter is slow.
  if (/^[ -~]*$/.test(text)) return text.split('');
  return graphemesIn(text.normalize('NFC'));
}

/** Invisible characters: joiners, variation selectors, marks for line breaks. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;

const visibleIn = (character: string) => character.replace(ignorable, '');

const codePointsOf = (character: string) =>
  Array.from(character, (point) => point.codePointAt(0) ?? 0);

async function findFace(role: FontRole, character: string): Promise<Face | undefined> {
  const all = codePointsOf(character);
  const visible = codePointsOf(visibleIn(character));
  // A file that also has the joiners of a sequence draws it as one; without it, its parts are drawn one by one.
  for (const file of [
    ...fontFilesFor(role, character, all),
    ...fontFilesFor(role, character, visible),
  ]) {
    const face = await loadFace(file);
    if (visible.every(face.has)) return face;
  }
  return undefined;
}

const found = new Map<string, Promise<Face | undefined>>();

/** Loads the fonts that these texts need, and no others. */
export async function loadFonts(texts: readonly SetText[]): Promise<Fonts> {
  const faces = new Map<string, Face>();
  const missingGlyphs: MissingGlyphs[] = [];
  for (const { text, role } of texts) {
    const missing = new Set<string>();
    for (const character of new Set(charactersOf(text))) {
      if (visibleIn(character) === '') continue;
      const key = `${role} ${character}`;
      const finding = found.get(key) ?? findFace(role, character);
      found.set(key, finding);
      const face = await finding;
      if (face) faces.set(key, face);
      else missing.add(character);
    }
    if (missing.size > 0) missingGlyphs.push({ text, characters: [...missing] });
  }

  const runsOf: Fonts['runsOf'] = (text, role) => {
    const runs: FontRun[] = [];
    for (const character of charactersOf(text)) {
      const last = runs.at(-1);
      const own = faces.get(`${role} ${character}`);
      // A space stays with the text before it, so that words of one script are one run, except
      // after an emoji, as the space of an emoji font is too wide. Invisible characters always do.
      const joins = last && (!own || (character === ' ' && !isEmoji(last.text)));
      const face = joins ? last.face : own;
      if (!face) continue;
      if (last?.face === face) last.text += character;
      else runs.push({ text: character, face });
    }
    return runs;
  };
  const widthOf: Fonts['widthOf'] = (text, role) =>
    runsOf(text, role).reduce((sum, run) => sum + run.face.widthOf(run.text), 0);

  return { runsOf, widthOf, missingGlyphs };
}

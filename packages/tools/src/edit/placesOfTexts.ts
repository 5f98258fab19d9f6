import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@portfolio/build/content/readText';
import { contentFileNames } from '@portfolio/data/schema/content';
import { textPlaces } from '@portfolio/data/translation/translate';
import { references } from '@portfolio/data/validation/crossChecks';
import { patternOf } from '@portfolio/data/values/place';
import { type FoundText, textsIn } from '@portfolio/data/values/textsIn';
import { editorAddress } from './addressOf.ts';
import { placeInWords } from './placeInWords.ts';

/** Shorter texts, such as units, are in many others by chance. */
const MIN_PART = 3;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether a page shows the whole text, or the beginning of it with an ellipsis. */
const isSameText = (text: string, shown: string) =>
  text === shown || (/.…$/.test(shown) && text.startsWith(shown.slice(0, -1)));

/** The words of a text with spaces around each, so that none is found inside another. */
const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

/** The texts that are parts of a longer one. A shorter text inside one of them doesn't count. */
function partsOf(whole: string, texts: readonly FoundText[]): FoundText[] {
  let left = wordsOf(whole);
  const found = new Set<string>();
  for (const { value } of texts.toSorted((a, b) => b.value.length - a.value.length)) {
    const words = wordsOf(value);
    if (value.length < MIN_PART || !left.includes(words)) continue;
    found.add(value);
    left = left.replaceAll(words, '  ');
  }
  return texts.filter(({ value }) => found.has(value));
}

const isReference = ({ path }: FoundText) =>
  references.some(([from]) => from === patternOf(path)) ? 1 : 0;

/**
 * The places in the content of what a page shows. Where a name is written comes before where it is referred to.
 * @param shown texts, each of which may be that of a field; if none is, the first one is made of several
 */
export function placesOfTexts(shown: readonly string[], content: unknown): string[] {
  const wanted = shown.map(plain);
  const texts = textsIn(content);
  const same = texts.filter(({ value }) => wanted.some((text) => isSameText(plain(value), text)));
  const isText = ({ path }: FoundText) => textPlaces.has(patternOf(path));
  const found = same.length > 0 ? same : partsOf(wanted[0] ?? '', texts.filter(isText));
  return found.toSorted((a, b) => isReference(a) - isReference(b)).map(({ path }) => path);
}

/** A field in words, and the query of the editor's address that leads to it. */
export interface FoundField {
  label: string;
  address: string;
}

/**
 * The fields with what a page shows. Without content, it is where the owner begins with some.
 * @param folder of the content
 */
export async function fieldsOfTexts(
  folder: string,
  shown: readonly string[],
): Promise<FoundField[]> {
  if (!existsSync(folder)) return [{ label: 'Begin with your own content', address: '' }];
  const files = contentFileNames.map((name) => join(folder, name)).filter(existsSync);
  const read = await Promise.all(files.map(readJsonFile));
  const content = Object.assign({}, ...read.map((json) => ('value' in json ? json.value : {})));
  // A field may hold several of the places.
  const labels = new Map(
    placesOfTexts(shown, content).map((place) => [
      editorAddress(place),
      placeInWords(place, content),
    ]),
  );
  return [...labels].map(([address, label]) => ({ label, address }));
}

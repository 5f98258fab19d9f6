import { valuesIn } from '../values/valuesAt.ts';
import type { PlacedProblem } from './contentProblem.ts';

/** The largest file of the content, in bytes. Two thousand projects take about 2 MB. */
const MAX_BYTES = 5_000_000;

/** The longest text of a field, in characters: ten pages. */
const MAX_CHARACTERS = 20_000;

/** The longest list. */
const MAX_ENTRIES = 5_000;

const inWords = new Intl.NumberFormat('en');

/** Why a file of the content is too large to be read; undefined if it isn't. */
export const fileSizeProblem = (bytes: number): string | undefined =>
  bytes > MAX_BYTES
    ? `has ${inWords.format(Math.ceil(bytes / 100_000) / 10)} MB, and a file of the content may have ${MAX_BYTES / 1_000_000}: leave out what nobody reads`
    : undefined;

/** Texts and lists that are too long for a page. The build would take minutes, or never end. */
export const sizeProblems = (content: unknown): PlacedProblem[] =>
  valuesIn(content).flatMap(({ path, value }) => {
    if (Array.isArray(value) && value.length > MAX_ENTRIES) {
      const message = `must have at most ${inWords.format(MAX_ENTRIES)} entries, but has ${inWords.format(value.length)}: keep those that matter`;
      return [{ path, message }];
    }
    if (typeof value === 'string' && value.length > MAX_CHARACTERS) {
      const message = `must have at most ${inWords.format(MAX_CHARACTERS)} characters, but has ${inWords.format(value.length)}: shorten it`;
      return [{ path, message }];
    }
    return [];
  });

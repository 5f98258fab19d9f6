import { valuesIn } from '../values/valuesAt.ts';
import type { PlacedProblem } from './contentProblem.ts';

/** The largest file of the content, in bytes. Two thousand projects take about 2 MB. */
const MOST_BYTES = 5_000_000;

/** The longest text of a field, in characters: ten pages. */
const MOST_CHARACTERS = 20_000;

/** The longest list. */
const MOST_ENTRIES = 5_000;

const inWords = new Intl.NumberFormat('en');

/** Why a file of the content is too large to be read; undefined if it isn't. */
export const fileSizeProblem = (bytes: number): string | undefined =>
  bytes > MOST_BYTES
    ? `has ${inWords.format(Math.ceil(bytes / 100_000) / 10)} MB, and a file of the content may have ${MOST_BYTES / 1_000_000}: leave out what nobody reads`
    : undefined;

/** Texts and lists that are too long for a page: the build would take minutes, or never end. */
export const sizeProblems = (content: unknown): PlacedProblem[] =>
  valuesIn(content).flatMap(({ path, value }) => {
    if (Array.isArray(value) && value.length > MOST_ENTRIES) {
      const message = `must have at most ${inWords.format(MOST_ENTRIES)} entries, but has ${inWords.format(value.length)}: keep those that matter`;
      return [{ path, message }];
    }
    if (typeof value === 'string' && value.length > MOST_CHARACTERS) {
      const message = `must have at most ${inWords.format(MOST_CHARACTERS)} characters, but has ${inWords.format(value.length)}: shorten it`;
      return [{ path, message }];
    }
    return [];
  });

import { classifyAddress } from '@portfolio/data/address';
import { textsIn } from '@portfolio/data/textsIn';
import type { Note } from '../content/notes.ts';

/** Characters. The longest texts of real files have some thousand. */
const MOST_LETTERS = 20_000;

/** The largest real files have two thousand. */
const MOST_TEXTS = 20_000;

const count = (number: number) => number.toLocaleString('en');

/**
 * Why a file is larger than any that a person writes: reading it could take minutes. Undefined if it isn't. A picture in a
 * text (a `data:` address) may be as long as it is.
 */
export function tooLarge(resume: unknown): Note | undefined {
  const texts = textsIn(resume);
  if (texts.length > MOST_TEXTS) {
    const message = `has ${count(texts.length)} texts, and the import reads ${count(MOST_TEXTS)}`;
    return { path: '', message };
  }
  const long = texts.find(
    ({ value }) =>
      value.length > MOST_LETTERS && classifyAddress(value.slice(0, 100)).kind !== 'data',
  );
  const letters = count(long?.value.length ?? 0);
  return (
    long && {
      path: long.path,
      message: `has ${letters} characters, and the import reads ${count(MOST_LETTERS)}`,
    }
  );
}

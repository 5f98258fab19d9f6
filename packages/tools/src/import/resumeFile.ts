import { classifyAddress } from '@portfolio/data/schema/address';
import { showValue } from '@portfolio/data/values/showValue';
import { textsIn } from '@portfolio/data/values/textsIn';
import type { Note } from '../content/notes.ts';
import { sampleWithName } from '../content/samples.ts';

/** The longest text, in characters. The longest texts of real files have a few thousand. */
const MAX_LETTERS = 20_000;

/** The maximum number of texts. The largest real files have two thousand. */
const MAX_TEXTS = 20_000;

const count = (number: number) => number.toLocaleString('en');

/**
 * A note if a file is larger than people write, because reading it could take minutes; otherwise undefined. A
 * picture in a text (a `data:` address) may have any length.
 */
export function tooLarge(resume: unknown): Note | undefined {
  const texts = textsIn(resume);
  if (texts.length > MAX_TEXTS) {
    const message = `has ${count(texts.length)} texts, and the import reads ${count(MAX_TEXTS)}`;
    return { path: '', message };
  }
  const long = texts.find(
    ({ value }) =>
      value.length > MAX_LETTERS && classifyAddress(value.slice(0, 100)).kind !== 'data',
  );
  const letters = count(long?.value.length ?? 0);
  return (
    long && {
      path: long.path,
      message: `has ${letters} characters, and the import reads ${count(MAX_LETTERS)}`,
    }
  );
}

/** The maximum number of keys in a message. */
const MAX_KEYS = 12;

/** A note that a file has no owner's name. Most often it has another format, so the note lists its keys. */
export function missingName(resume: object): Note {
  const keys = Object.keys(resume).slice(0, MAX_KEYS).join(', ') || 'nothing';
  const message = `is required: a JSON Resume has the name of its owner there, and the file has ${keys}`;
  return { path: 'basics.name', message };
}

/** Notes about facts that come from the samples with which people start their files. */
export const examplesIn = (resume: object): Note[] =>
  textsIn(resume).flatMap(({ path, value }) => {
    const origin = sampleWithName(value);
    return origin
      ? [{ path, message: `${showValue(value)} came from ${origin}: write your own` }]
      : [];
  });

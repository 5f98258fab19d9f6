import { classifyAddress } from '@portfolio/data/schema/address';
import { normalizeName } from '@portfolio/data/values/normalizeName';
import { showValue } from '@portfolio/data/values/showValue';
import { textsIn } from '@portfolio/data/values/textsIn';
import type { Note } from '../content/notes.ts';

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
  const { basics, ...rest } = resume as Record<string, unknown>;
  const keys = [...Object.keys(rest), ...Object.keys(Object(basics)).map((key) => `basics.${key}`)];
  const found = keys.length > 0 ? `has ${keys.slice(0, MAX_KEYS).join(', ')}` : 'is empty';
  const message = `is required: a JSON Resume has the name of its owner there, and the file ${found}`;
  return { path: 'basics.name', message };
}

/**
 * Facts of the standard's examples, with which many people start their files: John Doe on jsonresume.org, and
 * Richard Hendriks in the schema. Texts that could be the owner's aren't in the list.
 */
const facts = `
  John Doe|Richard Hendriks|john@gmail.com|richard.hendriks@mail.com|richard.hendriks@gmail.com|9125554321
  johndoe.com|richardhendricks.com|richardhendricks.example.com|A summary of John Doe…|A summary of John Doe...
  2712 Broadway St|twitter.com/john|twitter.com/neutralthoughts|soundcloud.com/dandymusicnl|soundcloud.example.com/dandymusicnl
  Pied Piper|piedpiper.com|piedpiper.example.com|Awesome compression company|company.com|Started the company
  organization.com|institution.com|coderdojo.example.com|Awarded 'Teacher of the Month'|Awarded 'Volunteer of the Month'
  There is no spoon.|certificate.com|publication.com|Digital Compression Pioneer Award|Description…|Description...
  Video compression for 3d media|en.wikipedia.org/wiki/Silicon_Valley_(TV_series)|Erlich Bachman|Jane Doe
  Reference…|Won award at AIHacks 2016|project.com|Miss Direction|A mapping engine that misguides people|Smoogle|missdirection.example.com
`;

/** Removes the scheme of an address, and the signs of a number. */
function bare(text: string): string {
  const digits = text.replace(/^tel:/i, '').replace(/[\s().-]/g, '');
  if (/^\+?\d+$/.test(digits)) return digits.replace(/^\+?1(?=\d{10}$)/, '');
  return normalizeName(text.trim())
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

const exampleFacts = new Set(
  facts
    .trim()
    .split(/\s*[|\n]\s*/)
    .map(bare),
);

/** Notes about facts that come from the standard's examples. */
export const examplesIn = (resume: object): Note[] =>
  textsIn(resume)
    .filter(({ value }) => exampleFacts.has(bare(value)))
    .map(({ path, value }) => ({
      path,
      message: `${showValue(value)} comes from the example of the JSON Resume standard: write your own`,
    }));

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '@portfolio/data/schema/content';
import { textsIn } from '@portfolio/data/textsIn';

/** Shorter texts, such as `Featured Projects`, may well be the owner's own choice, too. */
const MIN_LENGTH = 40;

/** What stands for a text or a file in the list of the sample's. */
export const fingerprint = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

/** The fingerprints of the content's longer texts and of its portrait, sorted. */
export const fingerprints = (content: Content, portrait: Buffer): string[] =>
  [
    ...textsIn(content)
      .filter(({ value }) => value.length >= MIN_LENGTH)
      .map(({ value }) => fingerprint(value)),
    fingerprint(portrait),
  ]
    .sort()
    .filter((line, index, lines) => line !== lines[index - 1]);

const sample = new Set(
  readFileSync(new URL('sampleFingerprints.txt', import.meta.url), 'utf8').split('\n'),
);

/** Whether the text, or the file, is the sample's to the letter. */
export const isSample = (data: string | Buffer): boolean => sample.has(fingerprint(data));

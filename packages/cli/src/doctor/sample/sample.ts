import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { slugify } from '@portfolio/data/slug';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { textsIn } from '@portfolio/data/textsIn';

/** The sample content's own names: its owner first, then the places that don't exist. */
export const sampleNames = [
  'Mira Kelvekar',
  'Tamhini Institute of Technology',
  'Deccan Plateau Technological University',
  'Gradient Yard Academy',
  'Open Lattice School',
  'Harbourline Foundation',
  'Kestrelforge Analytics',
  'Lumenpath Diagnostics',
  'Quayside Retail Data',
] as const;

/** Whether the content is still the sample's, judged by its owner's name. This is the only definition of that. */
export const isSampleOwner = (owner: { name?: unknown } | undefined): boolean =>
  owner?.name === sampleNames[0];

/** The sample's name that this text holds, also as part of an address (`mira-kelvekar`). */
export function findSampleName(text: string): string | undefined {
  const slug = slugify(text);
  return sampleNames.find((name) => slug.includes(slugify(name)));
}

/** Shorter texts, such as `Featured Projects`, may well be the owner's own choice, too. */
const MIN_LENGTH = 40;

const fingerprint = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 12);

/** The fingerprints of the longer texts of the content and its stories, and of its portrait, sorted, each once. */
export function fingerprints(content: ContentWithStories, portrait: Buffer): string[] {
  const told = [...(content.stories?.files.values() ?? [])].flatMap((file) => file.texts);
  const texts = [...textsIn(content), ...told].filter(({ value }) => value.length >= MIN_LENGTH);
  const all = [...texts.map(({ value }) => fingerprint(value)), fingerprint(portrait)];
  return [...new Set(all)].sort();
}

const sample = new Set(
  readFileSync(new URL('sampleFingerprints.txt', import.meta.url), 'utf8').split('\n'),
);

/** Whether the text, or the file, is exactly the sample's. */
export const isSample = (data: string | Buffer): boolean => sample.has(fingerprint(data));

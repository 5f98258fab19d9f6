import { classifyAddress } from '@portfolio/data/address';
import type { Owner } from '@portfolio/data/schema/owner';
import { showValue } from '@portfolio/data/showValue';
import type { ResumeReader } from './resumeReader.ts';

/** The names that the field of a picture has or had. */
const FIELDS = ['image', 'picture', 'photo'] as const;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isBrought = (text: string) => ['data', 'file'].includes(classifyAddress(text).kind);

/** A picture that comes with a résumé, until it is saved: a file next to it, or a `data:` address. */
export interface BroughtPicture {
  /** The field's place. */
  path: string;
  source: string;
}

/** The picture that comes with a résumé; undefined if there is none, or if it is on the web. */
export function broughtPicture(resume: unknown): BroughtPicture | undefined {
  const basics = Object(Object(resume).basics);
  const field = FIELDS.find((name) => isText(basics[name]));
  const source = field && basics[field].trim();
  return source && isBrought(source) ? { path: `basics.${field}`, source } : undefined;
}

/** The description of a portrait, until the owner writes one. */
export const portraitAlt = (name: string) => `Portrait of ${name}`;

/** The portrait, if it is on the web. {@link broughtPicture} is for others. */
export function readPortrait(basics: ResumeReader, name: string): Owner['portrait'] {
  const field = FIELDS.find((name) => basics.has(name));
  const value = field && basics.take(field);
  if (!field || (isText(value) && isBrought(value))) return undefined;
  const address = classifyAddress(String(value));
  const src = 'url' in address ? address.url : '';
  if (src.startsWith('https:')) return { src, alt: portraitAlt(name) };
  const rule = src
    ? 'a picture from another site must use https'
    : 'it is neither a file nor a web address';
  basics.note(field, `${showValue(value)} is left out: ${rule}`);
  return undefined;
}

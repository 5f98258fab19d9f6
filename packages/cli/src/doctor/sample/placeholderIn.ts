import { isFictionalPhone, reservedDomain } from './reserved.ts';
import { findSampleName } from './sample.ts';

/** Words that mark what is still to be written. */
const words = [
  /\blorem ipsum\b/i,
  /\bfictional sample\b|\bsample portfolio\b|\bowner is fictional\b/i,
  /^your (?:full )?name$/i,
  /[<[{]your [^\]>}]+[\]>}]|\byour-?(?:user)?name\b/i,
  /^(?:TODO|FIXME|TBD|XXX)\b(?! (?:app|list)\b)|\b(?:TODO|FIXME|TBD|XXX):/,
];

/** Why this text can't be the owner's own, as the end of a sentence about it; undefined when it can. */
export function placeholderIn(text: string): string | undefined {
  if (reservedDomain.test(text)) return 'is on a domain reserved for examples';
  if (isFictionalPhone(text)) return 'is a phone number reserved for fiction';
  const name = findSampleName(text);
  if (name) return name === text ? "is the sample's" : `names the sample's ${name}`;
  const word = words.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return word && `holds the placeholder "${word}"`;
}

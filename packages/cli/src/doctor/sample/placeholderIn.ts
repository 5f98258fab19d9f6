import { isFictionalPhone, reservedDomain } from './reserved.ts';
import { findSampleName } from './sampleNames.ts';

/** Words that stand for what is still to be written. */
const words = [
  /\blorem ipsum\b/i,
  /\bfictional sample\b|\bsample portfolio\b|\bowner is fictional\b/i,
  /^your (?:full )?name$/i,
  /[<[{]your [^\]>}]+[\]>}]|\byour-?(?:user)?name\b/i,
  /^(?:TODO|FIXME|TBD|XXX)\b(?! (?:app|list)\b)|\b(?:TODO|FIXME|TBD|XXX):/,
];

/** Why this text cannot be the owner's own, to follow the text; undefined when it can. */
export function placeholderIn(text: string): string | undefined {
  if (reservedDomain.test(text)) return 'is on a domain kept for examples';
  if (isFictionalPhone(text)) return 'is a telephone number kept for fiction';
  const name = findSampleName(text);
  if (name) return name === text ? "is the sample's" : `names the sample's ${name}`;
  const word = words.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return word && `holds the placeholder "${word}"`;
}

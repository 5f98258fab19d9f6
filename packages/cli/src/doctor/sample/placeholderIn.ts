import { IS_EXAMPLE, isStandardExample } from '@portfolio/data/jsonResume/standardExample';
import { findSampleName } from './sample.ts';

const WEB_OR_MAIL = String.raw`(?:\/\/|@)(?:[\w-]+\.)*[\w-]+\.(?:example|test|invalid|localhost)(?![\w-]|\.\w)`;
const BARE = String.raw`(?<![\w-])example\.(?:com|org|net)(?![\w-]|\.\w)`;

/** Domains reserved for examples (RFC 2606): `example.com` anywhere, `.test` and the like in addresses. */
export const reservedDomain = new RegExp(`${WEB_OR_MAIL}|${BARE}`, 'i');

/** Numbers reserved for fiction, by their digits. */
const fictionalNumbers = [
  // North America: 555-0100 to 555-0199 in any area.
  /^1?[2-9]\d{2}55501\d{2}$/,
  // United Kingdom (Ofcom), with the country's code or the trunk zero.
  /^(?:44|0)(?:2079460\d{3}|1632960\d{3}|7700900\d{3}|8081570\d{3}|3069990\d{3})$/,
  // France (Arcep).
  /^(?:33|0)(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
];

/** Whether a text is a phone number that is reserved for fiction. */
function isFictionalPhone(text: string): boolean {
  if (!/^(?:tel:)?[+\d\s().-]+$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return fictionalNumbers.some((pattern) => pattern.test(digits));
}

/** Words that mark texts still to be written. */
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
  if (isStandardExample(text)) return IS_EXAMPLE;
  const name = findSampleName(text);
  if (name) return name === text ? "is the sample's" : `names the sample's ${name}`;
  const word = words.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  return word && `holds the placeholder "${word}"`;
}

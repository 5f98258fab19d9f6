import { countryCodeOf, countryOf } from '@portfolio/data/countries';
import type { Owner } from '@portfolio/data/schema/owner';
import { showValue } from '@portfolio/data/showValue';
import { stated } from '@portfolio/data/stated';
import type { ResumeReader } from './resumeReader.ts';
import { isWithheld } from './withheld.ts';

type Address = NonNullable<Owner['address']>;

const FIX = 'correct "address" in owner.json if that is wrong';

const APART = /\s*[,،，、;|·]\s*/u;

/** A postal code next to a town: `10115 Berlin`, `London SW1A 1AA`. */
const WITH_CODE =
  /^(?:(?<before>[A-Z]{0,2}-?\d{4,6}) )?(?<place>\D+?)(?: (?<after>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{4,6}))?$/u;

/** No place that a map knows. */
const ELSEWHERE = /\b(?:remote|worldwide|anywhere|home ?office)\b/i;

/** Names that are of a country, or of a region elsewhere. */
const AMBIGUOUS = /^(?:[A-Z]{2}|Georgia|Granada|Norfolk|Papua|San Martín|Santa Elena|Canarias)$/i;

/** Whether a part of a line can only be a country: `CA` is Canada and California. */
const isCountry = (part: string) =>
  /^UK$/i.test(part) || (!AMBIGUOUS.test(part) && countryCodeOf(part) !== undefined);

/** A place on one line by its parts, as far as each can only mean one thing. */
function partsOf(line: string): Address | undefined {
  const parts = line.split(APART).filter(Boolean);
  const last = parts.at(-1);
  const country = last && isCountry(last) ? countryOf(last) : undefined;
  const places = country ? parts.slice(0, -1) : parts;
  const [town = '', region, ...more] = places;
  const { before, place, after } = WITH_CODE.exec(town)?.groups ?? {};
  const isStreet = (town !== '' && !place) || /\d/.test(region ?? '');
  if (isStreet || more.length > 0 || ELSEWHERE.test(line)) return undefined;
  return stated({ city: place, region, postalCode: before ?? after, country });
}

function readLine(basics: ResumeReader, line: string): Address | undefined {
  const address = (isWithheld(line) ? undefined : partsOf(line)) ?? {};
  const parts = Object.entries(address).map(([name, part]) => `${name} ${showValue(part)}`);
  if (parts.length === 0) {
    const fix = 'write the city or the country, and more if you like, as "address" in owner.json';
    basics.leaveOut('location', line, fix);
    return undefined;
  }
  basics.note('location', `${showValue(line)} is read as ${parts.join(', ')}: ${FIX}`);
  return address;
}

function readCountry(location: ResumeReader): string | undefined {
  for (const field of ['countryCode', 'country']) {
    const text = location.text(field);
    if (text === undefined) continue;
    const country = isWithheld(text) ? undefined : countryOf(text);
    if (country) return country;
    const rule = 'a country has a name, or a code of ISO 3166 such as GB or GBR';
    location.leaveOut(field, text, rule);
  }
  return undefined;
}

/** Where the owner is: a city, a country or both, and more as far as it is stated. */
export function readAddress(basics: ResumeReader): Owner['address'] {
  const location = basics.object('location', 'line');
  const line = location.text('line');
  if (line !== undefined) return readLine(basics, line);
  const read = (name: string) => {
    const text = location.textOrNumber(name);
    if (text === undefined || !isWithheld(text)) return text;
    location.leaveOut(name, text, 'it is no place');
    return undefined;
  };
  const address = stated({
    city: read('city'),
    region: read('region'),
    postalCode: read('postalCode'),
    country: readCountry(location),
  });
  if (address.city || address.country) return address;
  if (address.region || address.postalCode) {
    const fix = 'complete "address" in owner.json';
    location.note('', `is left out, because it has neither a city nor a country: ${fix}`);
  }
  return undefined;
}

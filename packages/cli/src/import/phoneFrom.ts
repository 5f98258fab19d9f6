import { isPhone } from '@portfolio/data/contactRules';
import { countryCodeOf } from '@portfolio/data/countries';
import type { Owner } from '@portfolio/data/schema/owner';
import { showValue } from '@portfolio/data/showValue';
import { parsePhoneNumber } from 'awesome-phonenumber';
import type { ResumeReader } from './resumeReader.ts';
import { isWithheld } from './withheld.ts';

const FIX = 'write only the number, with its country code, such as +1 202 555 0142, in owner.json';

/** A number as the content writes it; undefined where a text is more than a number. */
function numberIn(text: string): string | undefined {
  if (!/^(?:tel:)?[\s\d+().\-/]{1,40}$/i.test(text)) return undefined;
  return text
    .replace(/^tel:/i, '')
    .replace(/\(0\)/g, ' ')
    .replace(/^\s*00(?=[1-9])/, '+')
    .replace(/[^\d+]+/g, ' ')
    .trim();
}

/**
 * A number with the code of its country (E.164). Undefined where the country has no such number, and where it
 * may be two: 49 151 1234567 has Germany's code, or the one of a town there.
 * @param code of the country (ISO 3166-1)
 */
function withCountry(number: string, code: string): string | undefined {
  const read = [parsePhoneNumber(number, { regionCode: code }), parsePhoneNumber(`+${number}`)]
    .filter(({ valid, regionCode }) => valid && regionCode === code)
    .map((parsed) => parsed.number?.international.replace(/[^\d+]+/g, ' '));
  const [only, ...others] = new Set(read);
  return others.length === 0 ? only : undefined;
}

/**
 * The phone number. One without the code of a country gets that of the owner's, if it can only be one number
 * there.
 */
export function readPhone(basics: ResumeReader, address: Owner['address']): string | undefined {
  const text = basics.textOrNumber('phone');
  if (text === undefined) return undefined;
  const number = numberIn(text) ?? '';
  if (number.startsWith('+') && isPhone(number)) return isPhone(text) ? text : number;
  const country = address?.country ?? '';
  const code = countryCodeOf(country);
  const complete = number && code && withCountry(number, code);
  if (complete) {
    const fix = 'correct "phone" in owner.json if that is wrong';
    basics.note(
      'phone',
      `${showValue(text)} is read as ${complete}, with the code of ${country}: ${fix}`,
    );
    return complete;
  }
  if (isPhone(number)) {
    const shown = 'is shown, but nobody can dial it from the site';
    basics.note('phone', `${showValue(text)} ${shown}, as its country is unknown: ${FIX}`);
    return number;
  }
  basics.leaveOut('phone', text, isWithheld(text) ? 'it is no number' : FIX);
  return undefined;
}

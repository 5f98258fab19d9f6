import { countryCodeOf, countryOf } from '@portfolio/data/jsonResume/countries';
import { isMailAddress, isPhone } from '@portfolio/data/schema/contactRules';
import type { Owner } from '@portfolio/data/schema/owner';
import { partsOfName } from '@portfolio/data/shown/personName';
import { normalizeName } from '@portfolio/data/values/normalizeName';
import { placeholder } from '@portfolio/data/values/placeholders';
import { showValue } from '@portfolio/data/values/showValue';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { parsePhoneNumber } from 'awesome-phonenumber';
import { readPortrait } from './picture.ts';
import { readProfiles } from './profilesFrom.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The line under the name until the owner states a title. */
const UNTITLED = 'Portfolio';

/** "On request" in many languages. */
const ON_REQUEST =
  /\b(?:up)?on request\b|\bby request\b|sur demande|auf (?:an|nach)frage|auf wunsch|(?:a|bajo) petición|(?:a|bajo|previa) solicitud|a petició\b|\bsob (?:consulta|pedido)|mediante solicitação|(?:su|a) richiesta|op (?:aanvraag|verzoek)|na (?:życzenie|żądanie|vyžádání|požádání|vyžiadanie|zahtjev|zahtevo?)\b|по (?:запросу|требованию)|(?:за|на) запит|при поискване|на захтев|(?:talep|istek) üzerine|på (?:begäran|förfrågan|forespørsel|anmodning)|efter anmodning|pyyn(?:nöstä|ttäessä)|kérésre|la cerere|κατόπιν αιτήματος|soovi korral|pēc pieprasījuma|pagal pageidavimą|atas permintaan|theo yêu cầu|索取|应要求|應要求|ご?請求に応じて|応相談|お?問い?合わせ|요청\s?시|عند الطلب|(?:לפי|על פי) בקשה|در صورت (?:درخواست|نیاز)|अनुरोध पर|ตามคำขอ|เมื่อร้องขอ/u;

/** Words that people write instead of a fact. */
const NOTHING =
  /^(?:[-–—.?*x\s]+|n\/?\.?a\.?|none|nil|null|private|confidential|hidden|withheld|not (?:available|disclosed|public)|tba|tbd|ask(?: me)?|privat|vertraulich|keine angabe|confidentiel|confidencial|privado|riservato|保密|非公開|비공개)$/u;

/** Whether a text only says that a fact isn't stated: "Upon request", "n/a", "auf Anfrage". */
export function isWithheld(text: string): boolean {
  const words = normalizeName(text.trim());
  return words.length <= 60 && (NOTHING.test(words) || ON_REQUEST.test(words));
}

function readEmail(basics: ResumeReader): string {
  const email = basics.text('email')?.replace(/^mailto:/i, '') ?? '';
  if (isMailAddress(email)) return email;
  const why = email === '' ? 'is missing' : `${showValue(email)} isn't an e-mail address`;
  const until = `the site says ${placeholder.email} until you write yours into owner.json`;
  basics.note('email', `${why}: ${until}`);
  return placeholder.email;
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

/** Where the owner is: a city, a country or both, and more if stated. */
function readAddress(basics: ResumeReader): Owner['address'] {
  const location = basics.object('location', 'line');
  const line = location.text('line');
  if (line !== undefined) {
    // The line may contain a street, which isn't published without asking.
    const fix = 'write the city or the country, and more if you like, as "address" in owner.json';
    basics.leaveOut('location', line, fix);
  }
  const read = (name: string) => {
    const text = location.textOrNumber(name);
    if (text === undefined || !isWithheld(text)) return text;
    location.leaveOut(name, text, 'it is no place');
    return undefined;
  };
  const address = withoutEmpty({
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

const PHONE_FIX =
  'write only the number, with its country code, such as +1 202 555 0142, in owner.json';

/** A phone number in the form of the content; undefined if the text is more than a number. */
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
 * A phone number with its country code (E.164). Undefined if the number is invalid in the country, or ambiguous: 49
 * 151 1234567 begins with Germany's code, or with the area code of a German town.
 * @param code ISO 3166-1 code of the country
 */
function withCountry(number: string, code: string): string | undefined {
  const read = [parsePhoneNumber(number, { regionCode: code }), parsePhoneNumber(`+${number}`)]
    .filter(({ valid, regionCode }) => valid && regionCode === code)
    .map((parsed) => parsed.number?.international.replace(/[^\d+]+/g, ' '));
  const [only, ...others] = new Set(read);
  return others.length === 0 ? only : undefined;
}

/** The phone number. A number without a country code gets the owner's, unless it is ambiguous. */
function readPhone(basics: ResumeReader, country = ''): string | undefined {
  const text = basics.textOrNumber('phone');
  if (text === undefined) return undefined;
  const number = numberIn(text) ?? '';
  if (number.startsWith('+') && isPhone(number)) return isPhone(text) ? text : number;
  const code = countryCodeOf(country);
  const complete = number && code && withCountry(number, code);
  if (complete) {
    const message = `is read as ${complete}, with the code of ${country}: correct "phone" in owner.json if that is wrong`;
    basics.note('phone', `${showValue(text)} ${message}`);
    return complete;
  }
  if (isPhone(number)) {
    const shown = 'is shown, but nobody can dial it from the site';
    basics.note('phone', `${showValue(text)} ${shown}, as its country is unknown: ${PHONE_FIX}`);
    return number;
  }
  basics.leaveOut('phone', text, isWithheld(text) ? 'it is no number' : PHONE_FIX);
  return undefined;
}

/**
 * The owner's title: the line under their name.
 * @param position the newest position, which is the title if the résumé has none
 */
export function readTitle(basics: ResumeReader, position: string | undefined): string {
  const title = basics.text('label');
  if (title) return title;
  const assumed = position ?? UNTITLED;
  basics.note('label', `is missing: the title says "${assumed}" until you change it`);
  return assumed;
}

/** The name. It has its parts, too, if the résumé states them and they differ from the default split. */
function readName(basics: ResumeReader): Pick<Owner, 'name' | 'givenName' | 'familyName'> {
  const givenName = basics.text('givenName', 'firstName') ?? '';
  const familyName = basics.text('familyName', 'lastName') ?? '';
  const name = basics.text('name') ?? [givenName, familyName].filter(Boolean).join(' ');
  const isApart = givenName && familyName && partsOfName({ name }).family !== familyName;
  return { name, ...(isApart && { givenName, familyName }) };
}

/** Who the résumé is about, and how to reach them. */
export function readOwner(basics: ResumeReader): Omit<Owner, 'title'> {
  const named = readName(basics);
  const address = readAddress(basics);
  return {
    ...named,
    email: readEmail(basics),
    ...withoutEmpty({
      phone: readPhone(basics, address?.country),
      address,
      portrait: readPortrait(basics, named.name),
    }),
    profiles: readProfiles(basics),
    downloads: {},
  };
}

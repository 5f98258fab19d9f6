import { countryOf } from '@portfolio/data/jsonResume/countries';
import { isMailAddress, isPhone } from '@portfolio/data/schema/contactRules';
import type { Owner } from '@portfolio/data/schema/owner';
import { partsOfName } from '@portfolio/data/shown/personName';
import { placeholder } from '@portfolio/data/values/placeholders';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { readPortrait } from './picture.ts';
import { plainParagraphs } from './plainParagraphs.ts';
import { readProfiles } from './profilesFrom.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The line under the name until the owner states a title. */
const UNTITLED = 'Portfolio';

function readEmail(basics: ResumeReader): string {
  const email = basics.textAs('email', (text) => {
    const address = text.replace(/^mailto:/i, '');
    return isMailAddress(address) ? address : undefined;
  });
  if (!email) {
    const until = `the site says ${placeholder.email} until you write yours into owner.json`;
    basics.note('email', `is missing, or no address: ${until}`);
  }
  return email ?? placeholder.email;
}

/** Where the owner is: a city, a country or both, and more if stated. Other places have no name on the site. */
function readAddress(basics: ResumeReader): Owner['address'] {
  const location = basics.object('location');
  const city = location.text('city');
  const named = (text: string) => countryOf(plainParagraphs(text).join(' '));
  const country = location.textAs('countryCode', named) ?? location.textAs('country', named);
  if (!city && !country) return undefined;
  const region = location.text('region');
  return withoutEmpty({ city, region, postalCode: location.text('postalCode'), country });
}

/** A phone number in the form of the content; undefined if the text is more than a number. */
function numberIn(text: string): string | undefined {
  if (!/^(?:tel:)?[\s\d+().\-/]+$/i.test(text)) return undefined;
  const number = text
    .replace(/^tel:/i, '')
    .replace(/\(0\)/g, ' ')
    .replace(/^\s*00(?=[1-9])/, '+')
    .replace(/[^\d+]+/g, ' ')
    .trim();
  return isPhone(number) ? number : undefined;
}

/** The phone number. Only one with the code of its country can be dialled from the site. */
function readPhone(basics: ResumeReader): string | undefined {
  const number = basics.textAs('phone', numberIn) ?? basics.textAs('mobile', numberIn);
  if (number && !number.startsWith('+')) {
    const fix = 'write it with the code of its country, such as +1 202 555 0142, in owner.json';
    basics.note('phone', `is shown, but nobody can dial it from the site: ${fix}`);
  }
  return number;
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
  return {
    ...named,
    email: readEmail(basics),
    ...withoutEmpty({
      phone: readPhone(basics),
      address: readAddress(basics),
      portrait: readPortrait(basics, named.name),
    }),
    profiles: readProfiles(basics),
    downloads: {},
  };
}

import VCard from 'vcard-creator';
import { profileOf } from '../../../data/src/contactRows.ts';
import type { Content } from '../../../data/src/schema/content.ts';

/** The last word is taken for the family's name; a single name is a given one. */
function splitName(name: string) {
  const words = name.split(/\s+/);
  const familyName = words.length > 1 ? (words.pop() ?? '') : '';
  return { familyName, givenName: words.join(' ') };
}

/** The library escapes texts only: a line break in an address would begin a property of its own. */
const oneLine = (address: string) => address.replace(/[\r\n]+/g, ' ');

/** The contact card as vCard 3.0 (RFC 2426). */
export function makeVCard({ owner, site }: Content): string {
  const { city = '', region = '', postalCode = '', country = '' } = owner.address ?? {};
  return (
    new VCard()
      .addFullName(owner.name)
      .addName(splitName(owner.name))
      .addCompany({ name: owner.organisation ?? '' })
      .addJobtitle(owner.title)
      .addEmail({ address: oneLine(owner.email), type: ['internet'] })
      .addPhoneNumber({ number: oneLine(owner.phone ?? ''), type: ['cell'] })
      .addAddress({ locality: city, region, postalCode, country, type: [] })
      .addUrl({ url: oneLine(profileOf(owner, 'code')?.url ?? '') })
      .addUrl({ url: oneLine(profileOf(owner, 'network')?.url ?? '') })
      .addNote(owner.vCardNote ?? '')
      // It would otherwise be the time of the build.
      .addRevision(new Date(Date.UTC(site.copyrightYear, 0, 1)))
      .toString()
  );
}

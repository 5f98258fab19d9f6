import type { Content } from '@portfolio/data/schema/content';
import type { Owner } from '@portfolio/data/schema/owner';
import { phoneLink } from '@portfolio/data/shown/contactDetails';
import { partsOfName } from '@portfolio/data/shown/personName';
import { withoutPlaceholder } from '@portfolio/data/values/placeholders';
import { oneLine, withNewlines } from '@portfolio/data/values/safeText';
import VCard from 'vcard-creator';
import { mainProfiles } from './contacts.ts';

/**
 * The contact card as vCard 3.0 (RFC 2426). Facts that the owner doesn't state have no property.
 * @param photo of the owner, as JPEG
 */
export function makeVCard({ owner: written, site }: Content, photo?: Uint8Array): string {
  // Any line break that stays one would begin another property. The library escapes `\n` only, and nothing in addresses.
  const owner: Owner = JSON.parse(JSON.stringify(written), (_key, value) =>
    typeof value === 'string' ? withNewlines(value) : value,
  );
  const { name, title, organisation, email, phone, address, vCardNote } = owner;
  const { given, family } = partsOfName(owner);
  const card = new VCard().addFullName(name).addName({ familyName: family, givenName: given });
  if (organisation !== undefined) card.addCompany({ name: organisation });
  card.addJobtitle(title);
  if (withoutPlaceholder(email)) card.addEmail({ address: oneLine(email), type: ['internet'] });
  // An address book would take a number without a country code for one of its own country.
  if (phone !== undefined && phoneLink(phone))
    card.addPhoneNumber({ number: oneLine(phone), type: ['cell'] });
  if (address) {
    const { city = '', region = '', postalCode = '', country = '' } = address;
    card.addAddress({ locality: city, region, postalCode, country, type: [] });
  }
  for (const { url } of mainProfiles(owner)) card.addUrl({ url: oneLine(url) });
  if (vCardNote !== undefined) card.addNote(vCardNote);
  if (photo) card.addPhoto({ image: Buffer.from(photo).toString('base64'), mime: 'jpeg' });
  // Without this, the library would write the time of the build.
  return card.addRevision(new Date(Date.UTC(site.copyrightYear, 0, 1))).toString();
}

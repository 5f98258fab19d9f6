import type { Content } from '@portfolio/data/schema/content';
import type { Owner } from '@portfolio/data/schema/owner';
import { phoneLink } from '@portfolio/data/shown/contactDetails';
import { partsOfName } from '@portfolio/data/shown/personName';
import { withoutPlaceholder } from '@portfolio/data/values/placeholders';
import VCard from 'vcard-creator';
import { mainProfiles } from './contacts.ts';

/** The parts that a small vCard may leave out. */
export type SmallPart = 'organisation' | 'title' | 'phone' | 'url';

/** The library doesn't escape addresses, and a line break in one would begin another property. */
const oneLine = (address: string) => address.replace(/[\r\n]+/g, ' ');

/**
 * The name and the direct contacts, with which every vCard begins.
 * @param without the parts that a small vCard leaves out
 */
function startCard(owner: Owner, without?: readonly SmallPart[]): VCard {
  const { name, title, organisation, email, phone } = owner;
  const { given, family } = partsOfName(owner);
  const has = (part: SmallPart) => !without?.includes(part);
  const card = new VCard().addFullName(name);
  card.addName({ familyName: family, givenName: given });
  if (organisation !== undefined && has('organisation')) card.addCompany({ name: organisation });
  if (has('title')) card.addJobtitle(title);
  if (withoutPlaceholder(email))
    card.addEmail({ address: oneLine(email), type: without ? [] : ['internet'] });
  // An address book would take a number without a country code for one of its own country.
  if (phone !== undefined && phoneLink(phone) && has('phone'))
    card.addPhoneNumber({ number: oneLine(phone), type: without ? [] : ['cell'] });
  return card;
}

/**
 * The contact card as vCard 3.0 (RFC 2426). Facts that the owner doesn't state have no property.
 * @param photo of the owner, as JPEG
 */
export function makeVCard({ owner, site }: Content, photo?: Uint8Array): string {
  const { address, vCardNote } = owner;
  const card = startCard(owner);
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

/**
 * A vCard for a QR code. Each octet makes the code larger, so it may leave parts out.
 */
export function makeSmallVCard(
  { owner, site }: Content,
  without: readonly SmallPart[] = [],
): string {
  const card = startCard(owner, without);
  if (!without.includes('url')) card.addUrl({ url: site.url });
  // Phones need neither the name of the program nor the time.
  return card
    .addRevision(new Date(0))
    .toString()
    .replace(/^(?:PRODID|REV):.*\r\n/gm, '');
}

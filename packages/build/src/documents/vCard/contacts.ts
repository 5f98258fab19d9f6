import type { Content } from '@portfolio/data/schema/content';
import type { Owner, Profile } from '@portfolio/data/schema/owner';
import {
  locationOf,
  phoneLink,
  profileOf,
  withoutScheme,
} from '@portfolio/data/shown/contactDetails';
import { withoutPlaceholder } from '@portfolio/data/values/placeholders';
import type { Language } from '@portfolio/words';

/** A text and its link. */
export interface LinkedText {
  text: string;
  link?: string | undefined;
}

/** A web address as a link. */
export const webLink = (url: string): LinkedText => ({ text: withoutScheme(url), link: url });

/** Two of the owner's profiles. Those for code and the professional network come first. */
export function mainProfiles(owner: Owner): Profile[] {
  const ofKind = [profileOf(owner, 'code'), profileOf(owner, 'network')];
  const chosen = ofKind.filter((profile) => profile !== undefined);
  return [...new Set([...chosen, ...owner.profiles])].slice(0, 2);
}

/** The contacts that the PDFs show: direct ones, those on the web, and the owner's place. */
export function contactsOf({ owner, site }: Content, language: Language) {
  const { phone, address } = owner;
  const email = withoutPlaceholder(owner.email);
  const direct: LinkedText[] = email ? [{ text: email, link: `mailto:${email}` }] : [];
  if (phone !== undefined) direct.push({ text: phone, link: phoneLink(phone) });
  const web = [...mainProfiles(owner).map(({ url }) => webLink(url)), webLink(site.url)];
  const place: LinkedText[] = address ? [{ text: locationOf(address, language) }] : [];
  return { direct, web, place };
}

import { phoneLink, profileOf } from '../../../data/src/contactRows.ts';
import type { Content } from '../../../data/src/schema/content.ts';
import type { LinkedText } from './blocks.ts';

/** A web address as people read it. */
const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

/** A web address as a link. */
export const webLink = (url: string): LinkedText => ({ text: withoutScheme(url), link: url });

/** Every way to reach the owner that the PDFs show, as text and link. */
export function contactsOf({ owner, site }: Content) {
  const code = profileOf(owner, 'code');
  const network = profileOf(owner, 'network');
  return [
    { text: owner.email, link: `mailto:${owner.email}` },
    ...(owner.phone ? [{ text: owner.phone, link: phoneLink(owner.phone) }] : []),
    ...(code ? [webLink(code.url)] : []),
    ...(network ? [webLink(network.url)] : []),
    webLink(site.url),
  ];
}

import type { Content } from '../../../data/src/schema/content.ts';
import type { LinkedText } from './blocks.ts';

/** A web address as people read it. */
const withoutScheme = (url: string) => url.replace(/^https?:\/\//, '');

/** A web address as a link. */
export const webLink = (url: string): LinkedText => ({ text: withoutScheme(url), link: url });

/** Every way to reach the owner that the PDFs show, as text and link. */
export function contactsOf({ owner, site }: Content) {
  return {
    email: { text: owner.email, link: `mailto:${owner.email}` },
    phone: { text: owner.phone, link: `tel:${owner.phone.replace(/\s/g, '')}` },
    github: webLink(owner.links.github),
    linkedin: webLink(owner.links.linkedin),
    site: webLink(site.url),
  };
}

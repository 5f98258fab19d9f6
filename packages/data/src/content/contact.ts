import type { Banner } from '../schema/callToAction';
import type { ContactMap, ContactRow, Support } from '../schema/contact';
import { owner } from './owner';

// Templates, not bare values: one that is missing must reach the check, which names it.
const withoutScheme = (url: string): string => `${url}`.replace(/^https?:\/\//, '');

/** The contact information, in the order of spec section 2. Values come from the owner. */
export const contactRows: ContactRow[] = [
  {
    label: 'Email',
    value: owner.email,
    href: `mailto:${owner.email}`,
    verified: true,
    copyable: true,
  },
  {
    label: 'Phone',
    value: owner.phone,
    href: `tel:${owner.phone}`.replace(/\s/g, ''),
    verified: false,
    copyable: true,
  },
  {
    label: 'GitHub',
    value: withoutScheme(owner.links.github),
    href: owner.links.github,
    verified: true,
    copyable: false,
  },
  {
    label: 'LinkedIn',
    value: withoutScheme(owner.links.linkedin),
    href: owner.links.linkedin,
    verified: true,
    copyable: false,
  },
  {
    label: 'Credly',
    value: withoutScheme(owner.links.credly),
    href: owner.links.credly,
    verified: true,
    copyable: false,
  },
  {
    label: 'Google Cloud Skills Boost',
    value: withoutScheme(owner.links.cloudSkillsBoost),
    href: owner.links.cloudSkillsBoost,
    verified: true,
    copyable: false,
  },
  {
    label: 'Location',
    value: `${owner.address.city}, ${owner.address.region}, ${owner.address.country}`,
    verified: false,
    copyable: false,
  },
];

/** The city on OpenStreetMap. */
export const contactMap: ContactMap = {
  title: `Map of ${owner.address.city}`,
  embedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=73.7700%2C18.4500%2C73.9450%2C18.5900&layer=mapnik&marker=18.5204%2C73.8567',
  linkUrl: 'https://www.openstreetmap.org/?mlat=18.5204&mlon=73.8567#map=12/18.5204/73.8567',
};

/** The card that leads to the owner's donation page. */
export const support: Support = {
  heading: 'Support My Work',
  text: 'The projects are free to use. If one saved you an afternoon, a coffee pays for an hour of server time.',
  label: 'Buy Me a Coffee',
};

/** The banner that closes the Contact screen. */
export const contactBanner: Banner = {
  heading: 'Ready to Innovate Together?',
  text: 'From a first look at your data to a model in production, or a pull request to something you maintain.',
  tags: ['AI/ML Development', 'Data Science Consulting', 'Open Source Collaboration'],
};

/** When to expect an answer (spec sections 2 and 9). */
export const availability =
  'Typically replies within 24–48 hrs | Available Mon–Fri | 10 AM–6 PM IST';

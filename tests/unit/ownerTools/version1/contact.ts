import type { Banner } from '../schema/callToAction';
import type { ContactMap, ContactRow, Support } from '../schema/contact';
import { owner } from './owner';

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

const row = (label: string, href: string, verified = false): ContactRow => ({
  label,
  value: withoutScheme(href),
  href,
  verified,
  copyable: false,
});

export const contactRows: ContactRow[] = [
  {
    label: 'Email',
    value: owner.email,
    href: `mailto:${owner.email}`,
    verified: true,
    copyable: true,
  },
  row('LinkedIn', owner.links.linkedin, true),
  row('Code', owner.links.github),
  row('Letters', 'https://letters.example.org/malmberg'),
  { label: 'Time zone', value: 'EET', verified: false, copyable: false },
  { label: 'Location', value: owner.address.city, verified: false, copyable: false },
];

export const contactMap: ContactMap = {
  title: `Map of ${owner.address.city}`,
  embedUrl: 'https://maps.example.org/embed?place=turku',
  linkUrl: 'https://maps.example.org/turku',
};

export const support: Support = { heading: 'Support', text: 'Buy me tea.', label: 'Tea' };

export const contactBanner: Banner = { heading: 'Write', text: 'To me.', tags: ['Tides'] };

export const availability = 'Weekdays, from seven';

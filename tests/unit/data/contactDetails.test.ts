import type { Owner } from '@portfolio/data/schema/owner';
import {
  contactDetails,
  locationOf,
  profileOf,
  withoutScheme,
} from '@portfolio/data/shown/contactDetails';
import { describe, expect, test } from 'vitest';
import { english } from '../../language.ts';

const plain: Owner = {
  name: 'Asha Rao',
  title: 'Marine Scientist',
  email: 'asha@asharao.dev',
  profiles: [],
  downloads: {},
};

const emailRow = {
  kind: 'email',
  label: 'Email',
  value: 'asha@asharao.dev',
  href: 'mailto:asha@asharao.dev',
  verified: false,
  copyable: true,
};

describe('The contact information', () => {
  test('is the e-mail address alone where the owner states no more', () => {
    expect(contactDetails(plain, english)).toEqual([emailRow]);
  });

  test('is e-mail, phone, each profile and the place, in that order', () => {
    const owner: Owner = {
      ...plain,
      emailVerified: true,
      phone: '+91 20 6649 8000',
      profiles: [
        { network: 'Codeberg', url: 'https://codeberg.org/asha/', kind: 'code', verified: true },
        { network: 'ORCID', url: 'https://orcid.org/0000-0002-1825-0097' },
      ],
      address: { city: 'Mumbai', country: 'India' },
    };
    const rows = contactDetails(owner, english);
    expect(rows).toEqual([
      { ...emailRow, verified: true },
      {
        kind: 'phone',
        label: 'Phone',
        value: '+91 20 6649 8000',
        href: 'tel:+912066498000',
        verified: false,
        copyable: true,
      },
      {
        kind: 'profile',
        label: 'Codeberg',
        value: 'codeberg.org/asha',
        href: 'https://codeberg.org/asha/',
        verified: true,
      },
      {
        kind: 'profile',
        label: 'ORCID',
        value: 'orcid.org/0000-0002-1825-0097',
        href: 'https://orcid.org/0000-0002-1825-0097',
        verified: false,
      },
      { kind: 'location', label: 'Location', value: 'Mumbai, India', verified: false },
    ]);
  });
});

test.each([
  ['https://www.example.com/', 'example.com'],
  ['http://example.com/a/b/', 'example.com/a/b'],
  ['https://example.com/a?b=c#d', 'example.com/a?b=c#d'],
  ['https://wwwhat.example.com', 'wwwhat.example.com'],
])('the address %s reads %s', (url, text) => {
  expect(withoutScheme(url)).toBe(text);
});

test('the place names the region where there is one, and never the postal code', () => {
  const address = { city: 'Pune', region: 'Maharashtra', postalCode: '411004', country: 'India' };
  expect(locationOf(address, english)).toBe('Pune, Maharashtra, India');
  expect(locationOf({ city: 'Pune', country: 'India' }, english)).toBe('Pune, India');
  expect(locationOf({ country: 'India' }, english)).toBe('India');
});

test('an icon leads to the first profile of its kind, and there is none without one', () => {
  const profiles: Owner['profiles'] = [
    { network: 'ORCID', url: 'https://orcid.org/1' },
    { network: 'Codeberg', url: 'https://codeberg.org/asha', kind: 'code' },
    { network: 'GitHub', url: 'https://github.com/asha', kind: 'code' },
  ];
  expect(profileOf({ ...plain, profiles }, 'code')?.network).toBe('Codeberg');
  expect(profileOf({ ...plain, profiles }, 'network')).toBeUndefined();
});

import { classifyAddress, purposeOf } from '@portfolio/data/address';
import { withoutScheme } from '@portfolio/data/contactDetails';
import { comparable } from '@portfolio/data/sameText';
import type { Profile } from '@portfolio/data/schema/owner';
import { addressableTitles } from './addressableTitles.ts';

/** A name for one more profile: with a number, where another profile has it. */
export function freeName(profiles: readonly Profile[], name: string): string {
  const taken = profiles.map(({ network }) => network);
  return addressableTitles('Profile', taken, comparable)(name);
}

/** An account has one page, whatever the language, the device and the name of the network in its address. */
const pageOf = (url: string) =>
  comparable(withoutScheme(url))
    .replace(/^(?:m|mobile|[a-z]{2})\.(?=(?:linkedin|facebook|twitter|x)\.com\/)/, '')
    .replace(/^twitter\.com\//, 'x.com/');

/** Whether one of the profiles leads to a page, however the two addresses are written. */
export const leadsThere = (profiles: readonly Profile[], url: string): boolean =>
  profiles.some((profile) => pageOf(profile.url) === pageOf(url));

const networkAt = (url: string) => {
  const place = classifyAddress(url);
  return place.kind === 'account' ? place.name : 'Website';
};

/**
 * One more profile, unless there is one that leads there. A page on a network or code host is an account
 * there, and any other is a website.
 */
export const withProfile = (
  profiles: readonly Profile[],
  { url, network = networkAt(url), ...rest }: Pick<Profile, 'url'> & Partial<Profile>,
): Profile[] => {
  if (leadsThere(profiles, url)) return [...profiles];
  const kind = purposeOf(url);
  return [
    ...profiles,
    { network: freeName(profiles, network), url, ...(kind && { kind }), ...rest },
  ];
};

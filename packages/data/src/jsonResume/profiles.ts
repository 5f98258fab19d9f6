import { withoutScheme } from '../contactDetails.ts';
import { networkAt } from '../networks.ts';
import { comparable } from '../sameText.ts';
import type { Profile } from '../schema/owner.ts';
import { addressableTitle } from './addressableTitle.ts';
import { isCodeHost, isProfessionalNetwork } from './places.ts';

/** The kind of a profile, if its address reveals it. */
export const kindOf = (url: string): Pick<Profile, 'kind'> => {
  if (isCodeHost(url)) return { kind: 'code' };
  return isProfessionalNetwork(url) ? { kind: 'network' } : {};
};

/** A name for one more profile: with a number, where another profile has it. */
export function freeName(profiles: readonly Profile[], name: string): string {
  const taken = new Set(profiles.map(({ network }) => comparable(network)));
  return addressableTitle(name, 'Profile', (each) => taken.has(comparable(each)));
}

const pageOf = (url: string) => comparable(withoutScheme(url));

/** Whether one of the profiles leads to a page, however the two addresses are written. */
export const leadsThere = (profiles: readonly Profile[], url: string): boolean =>
  profiles.some((profile) => pageOf(profile.url) === pageOf(url));

/**
 * One more profile, unless there is one that leads there. A page on a well-known network is an account there,
 * and any other is a website.
 */
export const withProfile = (
  profiles: readonly Profile[],
  {
    url,
    network = networkAt(url)?.name ?? 'Website',
    ...rest
  }: Pick<Profile, 'url'> & Partial<Profile>,
): Profile[] =>
  leadsThere(profiles, url)
    ? [...profiles]
    : [...profiles, { network: freeName(profiles, network), url, ...kindOf(url), ...rest }];

import { classifyAddress, purposeOf } from '@portfolio/data/schema/address';
import { networkCalled } from '@portfolio/data/schema/networks';
import type { Profile } from '@portfolio/data/schema/owner';
import { withoutScheme } from '@portfolio/data/shown/contactDetails';
import { normalizeName } from '@portfolio/data/values/normalizeName';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { distinctNames } from './addressableTitles.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The name of the network at an address; undefined for a page on no network. */
function networkAt(url: string): string | undefined {
  const place = classifyAddress(url);
  return place.kind === 'account' ? place.name : undefined;
}

const pageOf = (url: string) => normalizeName(withoutScheme(url));

/** Adds a profile, with a name of its own, unless one with the same page exists. */
export function withProfile(
  profiles: readonly Profile[],
  { url, network = networkAt(url) ?? 'Website', ...rest }: Pick<Profile, 'url'> & Partial<Profile>,
): Profile[] {
  if (profiles.some((profile) => pageOf(profile.url) === pageOf(url))) return [...profiles];
  const taken = profiles.map((profile) => profile.network);
  const kind = purposeOf(url);
  const name = distinctNames(taken, normalizeName)(network);
  return [...profiles, { network: name, url, ...withoutEmpty({ kind }), ...rest }];
}

/** The address of an account on a known network, by its user's name. */
function accountUrl(network: string, username: string): string | undefined {
  const { account, isNumbered } = networkCalled(network) ?? {};
  const name = username.replace(/^@/, '');
  const shape = isNumbered
    ? /^\d+(?:\/[\w-]+)?$/
    : /^[\p{L}\p{N}._-]*[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
  return account && shape.test(name) ? `${account}${name}` : undefined;
}

/** The owner's accounts, each with a different name. What leads to no account isn't placed. */
export function readProfiles(basics: ResumeReader): Profile[] {
  return basics.items('profiles').reduce<Profile[]>((profiles, item) => {
    const label = item.text('network') ?? '';
    const url = item.page('url')?.url ?? item.textAs('username', (name) => accountUrl(label, name));
    if (!url) {
      if (label)
        item.note('', `"${label}" is left out: add its address to "profiles" in owner.json`);
      return profiles;
    }
    // Most addresses have the user's name.
    const isInAddress = (name: string) => normalizeName(url).includes(normalizeName(name));
    item.textAs('username', (name) => isInAddress(name.replace(/^@/, '')) || undefined);
    // What an address leads to is certain, unlike what a field says.
    const { name: known, kind } = networkCalled(label) ?? {};
    const network = known ? (networkAt(url) ?? known) : label;
    if (known && known !== network) item.note('network', `"${known}" leads to ${network}`);
    const stated = withoutEmpty({ network, kind: known === network ? kind : undefined });
    const all = withProfile(profiles, { url, ...stated });
    if (all.length === profiles.length) item.note('url', 'is that of an earlier profile, too');
    return all;
  }, []);
}

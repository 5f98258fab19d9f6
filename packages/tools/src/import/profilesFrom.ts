import { classifyAddress, networkNameOf, purposeOf } from '@portfolio/data/schema/address';
import { networkCalled } from '@portfolio/data/schema/networks';
import type { Profile } from '@portfolio/data/schema/owner';
import { withoutScheme } from '@portfolio/data/shown/contactDetails';
import { normalizeName } from '@portfolio/data/values/normalizeName';
import { withoutEmpty } from '@portfolio/data/values/withoutEmpty';
import { addressableTitles } from './addressableTitles.ts';
import type { ResumeReader } from './resumeReader.ts';

/** The name of a further profile. It gets a number if another profile has the same name. */
function uniqueName(profiles: readonly Profile[], name: string): string {
  const taken = profiles.map(({ network }) => network);
  return addressableTitles('Profile', taken, normalizeName)(name);
}

/** The page of an account. Its address may differ by language, device and domain of the network. */
const pageOf = (url: string) =>
  normalizeName(withoutScheme(url))
    .replace(/^(?:m|mobile|[a-z]{2})\.(?=(?:linkedin|facebook|twitter|x)\.com\/)/, '')
    .replace(/^twitter\.com\//, 'x.com/');

/** Whether one of the profiles leads to a page, even if the addresses are written differently. */
const hasPage = (profiles: readonly Profile[], url: string): boolean =>
  profiles.some((profile) => pageOf(profile.url) === pageOf(url));

const networkAt = (url: string) => {
  const place = classifyAddress(url);
  return place.kind === 'account' ? place.name : 'Website';
};

/**
 * Adds a profile, unless one with the same page exists. A page on a network or code host is an account, and any
 * other page is a website.
 */
export const withProfile = (
  profiles: readonly Profile[],
  { url, network = networkAt(url), ...rest }: Pick<Profile, 'url'> & Partial<Profile>,
): Profile[] => {
  if (hasPage(profiles, url)) return [...profiles];
  const kind = purposeOf(url);
  return [
    ...profiles,
    { network: uniqueName(profiles, network), url, ...(kind && { kind }), ...rest },
  ];
};

/** The web address in a text that should be an account's name. It has a scheme, a path or a network's domain. */
function addressIn(text: string): string | undefined {
  const place = classifyAddress(text);
  if (!('url' in place) || place.kind === 'front') return undefined;
  const isAddress = place.kind === 'account' || /^(?:https?:|\/\/|www\.)|\.\w+\//i.test(text);
  return isAddress ? place.url : undefined;
}

/** The address of an account on a known network, by its name as people write it; undefined if it can't be derived. */
function accountUrl(network: string, username: string): string | undefined {
  const address = addressIn(username);
  if (address) return address;
  const known = networkCalled(network) ?? networkCalled(network.replace(/\(.*/, ''));
  if (!known?.account) return undefined;
  const name = username
    .replace(/^\/+|\/+$/g, '')
    .replace(/^(?:in|u|users?|profile|people)\//i, '')
    .replace(/^[@~]/, '');
  const shape = known.isNumbered
    ? /^\d+(?:\/[\w-]+)?$/
    : /^[\p{L}\p{N}._-]*[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
  return shape.test(name) ? `${known.account}${name}` : undefined;
}

/** The name of an icon instead of a network's name. */
const ICON = /^(?:(?:fa[bsrl]?\s+)?fa|bi|mdi|ri|icon)[-:]\S+$/i;

function readProfile(profile: ResumeReader): Profile | undefined {
  const network = profile.text('network') ?? '';
  // Read without Markdown, because underscores are part of a name.
  const taken = profile.take('username') ?? '';
  const username = typeof taken === 'object' ? '' : String(taken).trim();
  const address = profile.url('url') ?? addressIn(network);
  const isFront = address && classifyAddress(address).kind === 'front';
  const url = address && !isFront ? address : accountUrl(network, username);
  if (url) {
    const label = addressIn(network) ? '' : network;
    const known = networkCalled(label);
    const isNamed = label !== '' && !ICON.test(label);
    const name = known?.name ?? (isNamed ? label : networkNameOf(url));
    return { network: name, url, ...withoutEmpty({ kind: purposeOf(url) ?? known?.kind }) };
  }
  const shown = [network, username].filter(Boolean).join(': ') || address;
  if (shown) {
    const why = isFront ? 'it leads to no account' : 'it has no web address';
    profile.leaveOut('', shown, `${why}, so add that of your page as "url"`);
  }
  return undefined;
}

/** The owner's accounts, each with a different name. */
export function readProfiles(basics: ResumeReader): Profile[] {
  const profiles: Profile[] = [];
  for (const item of basics.items('profiles')) {
    const profile = readProfile(item);
    if (!profile) continue;
    if (hasPage(profiles, profile.url)) {
      item.note('url', 'is left out, because an earlier profile leads there, too');
      continue;
    }
    const network = uniqueName(profiles, profile.network);
    if (network !== profile.network) {
      item.note('network', `is "${network}" on the site, as no two profiles share a name`);
    }
    profiles.push({ ...profile, network });
  }
  return profiles;
}

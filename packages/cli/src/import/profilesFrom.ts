import { classifyAddress, nameOf, purposeOf } from '@portfolio/data/address';
import { networkCalled, networks } from '@portfolio/data/networks';
import type { Profile } from '@portfolio/data/schema/owner';
import { stated } from '@portfolio/data/stated';
import { freeName, leadsThere } from './profiles.ts';
import type { ResumeReader } from './resumeReader.ts';

/** A name on one of many servers, as the fediverse writes it: `@ada@hachyderm.io`. */
const HANDLE = /^@?(?<user>[\w.-]+)@(?<server>[\w.-]+\.\p{L}{2,})$/u;

/** The servers of which share their names. */
const FEDIVERSE = /mastodon|fediverse|pixelfed|misskey/i;

/** The web address in a text that should be the name of an account: with a scheme, a path, or on a network. */
function addressIn(text: string): string | undefined {
  const place = classifyAddress(text);
  if (!('url' in place) || place.kind === 'front') return undefined;
  const isAddress = place.kind === 'account' || /^(?:https?:|\/\/|www\.)|\.\w+\//i.test(text);
  return isAddress ? place.url : undefined;
}

/** The address of an account, by its name as people write it; undefined if it can't be derived. */
function accountUrl(network: string, username: string): string | undefined {
  const { user, server } = HANDLE.exec(username)?.groups ?? {};
  if (user && (username.startsWith('@') || FEDIVERSE.test(network)))
    return `https://${server}/@${user}`;
  const stated = addressIn(username);
  if (stated) return stated;
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

/** A network's name as it writes itself; an icon's name gives way to the name of the place. */
function networkName(text: string, url: string): string {
  const isIcon = /^(?:(?:fa[bsrl]?\s+)?fa|bi|mdi|ri|icon)[-:]\S+$/i.test(text);
  return networkCalled(text)?.name ?? (isIcon ? nameOf(url) : text);
}

function readProfile(profile: ResumeReader, network: string): Profile | undefined {
  // Read as it is: underscores are part of a name, and no Markdown.
  const taken = profile.take('username') ?? '';
  const username = typeof taken === 'object' ? '' : String(taken).trim();
  const address = profile.url('url') ?? addressIn(network);
  const isFront = address && classifyAddress(address).kind === 'front';
  const url = address && !isFront ? address : accountUrl(network, username);
  if (url) {
    const label = addressIn(network) ? '' : network;
    const name = networkName(label, url) || nameOf(url);
    return {
      network: name,
      url,
      ...stated({ kind: purposeOf(url) ?? networkCalled(label)?.kind }),
    };
  }
  const shown = [network, username].filter(Boolean).join(': ') || address;
  if (shown) {
    const why = isFront ? 'it leads to no account' : 'it has no web address';
    profile.leaveOut('', shown, `${why}, so add that of your page as "url"`);
  }
  return undefined;
}

/** The profiles, and the accounts that some write next to the name and the address: `"github": "ada"`. */
const itemsIn = (basics: ResumeReader) => [
  ...basics.items('profiles').map((item) => ({ item, network: item.text('network') ?? '' })),
  ...networks
    .filter(({ name, account }) => account && name !== 'X' && basics.has(name.toLowerCase()))
    .map(({ name }) => ({ item: basics.object(name.toLowerCase(), 'username'), network: name })),
];

/** The owner's accounts, each with a name of its own. */
export function readProfiles(basics: ResumeReader): Profile[] {
  const profiles: Profile[] = [];
  for (const { item, network } of itemsIn(basics)) {
    const profile = readProfile(item, network);
    if (profile && leadsThere(profiles, profile.url)) {
      item.note('url', 'is left out, because an earlier profile leads there, too');
    } else if (profile) {
      const name = freeName(profiles, profile.network);
      if (name !== profile.network) {
        item.note('network', `is "${name}" on the site, as no two profiles share a name`);
      }
      profiles.push({ ...profile, network: name });
    }
  }
  return profiles;
}

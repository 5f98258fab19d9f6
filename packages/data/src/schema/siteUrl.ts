import { classifyAddress } from './address.ts';
import { WEB_HOST } from './webHost.ts';

/**
 * An origin, then path segments without characters that are special in links, hosts' rules or nginx's
 * configuration.
 */
const SITE_URL = new RegExp(`^${WEB_HOST}(?<path>(?:\\/(?!\\.{1,2}(?:\\/|$))[\\w.~-]+)*)$`, 'u');

/** The message for an address that no site can have. */
export const SITE_URL_RULE =
  'must be the public address of the site, such as https://ada-byron.dev or https://name.github.io/portfolio: https://, the domain, and where there is one the path, of unaccented letters, digits, "-", "_", "." and "~", without a slash at the end';

/** The path of a site's address, without a slash at the end; undefined where the address cannot be one. */
export const sitePath = (url: string): string | undefined => SITE_URL.exec(url)?.groups?.path;

/** The message for an address at which the owner can't publish. */
export const OTHERS_SITE_RULE =
  'must be where your site is published, such as https://name.github.io/portfolio, and not a profile, a repository or the dashboard of your host';

/** Whether an address is on a network, on a code host or in a host's dashboard, where nobody can publish. */
export const isOthersSite = (url: string): boolean =>
  ['account', 'front'].includes(classifyAddress(url).kind);

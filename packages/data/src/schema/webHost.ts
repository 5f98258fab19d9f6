import * as v from 'valibot';

/** A part between the dots of a host's name. It begins and ends with a letter or digit of any script. */
const LABEL = '[\\p{L}\\p{N}_](?:[\\p{L}\\p{M}\\p{N}_-]*[\\p{L}\\p{M}\\p{N}_])?';

/** The start of a web address as a regular expression: scheme, host and port. */
export const WEB_HOST = `https?:\\/\\/${LABEL}(?:\\.${LABEL})*(?::\\d+)?`;

/** The host of a web address in small letters, without `www.`; empty where there is none. */
export const hostOf = (url: string): string =>
  /^https?:\/\/(?:www\.)?(?<host>[^/:?#]+)/i.exec(url)?.groups?.host?.toLowerCase() ?? '';

/** Whether a host belongs to a domain: `gist.github.com` to `github.com`. */
export const isIn = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);

const urlSchema = v.pipe(v.string(), v.url());

/**
 * Whether an address can be parsed. It is encoded first, because `URL.canParse` of Node 20 rejects an ü once it has
 * been called often.
 * @throws URIError for half of a surrogate pair
 */
export const canParse = (url: string): boolean => v.is(urlSchema, encodeURI(url));

/** Origin, then segments that mean themselves in a link, in a host's rules and in nginx's configuration. */
const SITE_URL =
  /^https?:\/\/[\p{L}\p{N}._-]+(?::\d+)?(?<path>(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*)$/u;

/** What an address that cannot be a site's is told. */
export const SITE_URL_RULE =
  'must be the public address of the site, such as https://ada-byron.dev or https://name.github.io/portfolio: https://, the domain, and where there is one the path, of unaccented letters, digits, "-", "_", "." and "~", without a slash at the end';

/** The path of a site's address, without a slash at the end; undefined where the address cannot be one. */
export const sitePath = (url: string): string | undefined => SITE_URL.exec(url)?.groups?.path;

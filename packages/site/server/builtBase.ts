import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a build expects to lie on its host, with a slash at both ends: the path of its first page's
 * canonical address. `/` where the page names none.
 * @param distDir the built site
 */
export function builtBase(distDir: string): string {
  const file = join(distDir, 'index.html');
  const [, url] =
    (existsSync(file) && /<link rel="canonical" href="([^"]*)"/.exec(readFileSync(file, 'utf8'))) ||
    [];
  return url && URL.canParse(url) ? new URL(url).pathname : '/';
}

/** What an address is to a site. */
interface Place {
  /** One of the site's own, as the folder has it. */
  own?: string;
  /** None, but the visitor surely means this one. */
  redirect?: string;
}

/**
 * What an address is to a site below `base`.
 * @param url path and query as they are asked for
 */
export function placeInBase(base: string, url: string): Place {
  if (url.startsWith(base)) return { own: url.slice(base.length - 1) };
  const [path = '', query] = url.split('?');
  if (path !== '/' && `${path}/` !== base) return {};
  return { redirect: query === undefined ? base : `${base}?${query}` };
}

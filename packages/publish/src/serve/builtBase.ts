import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address that a build was made for, without a slash at the end: the canonical address of its first
 * page, if that names one.
 * @param distDir the built site
 */
export function builtUrl(distDir: string): string | undefined {
  const file = join(distDir, 'index.html');
  if (!existsSync(file)) return undefined;
  const [, url] = /<link rel="canonical" href="([^"]*)\/"/.exec(readFileSync(file, 'utf8')) ?? [];
  return url;
}

/** Where a build expects to lie on its host, with a slash at both ends. */
export function builtBase(distDir: string): string {
  const url = builtUrl(distDir);
  return url === undefined ? '/' : `${new URL(url).pathname.replace(/\/$/, '')}/`;
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

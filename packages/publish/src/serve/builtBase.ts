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

/** The path at which a build expects to be published, with a slash at both ends. */
export function builtBase(distDir: string): string {
  const url = builtUrl(distDir);
  return url === undefined ? '/' : `${new URL(url).pathname.replace(/\/$/, '')}/`;
}

/** Where an address leads on a site. */
interface Place {
  /** The path in the site's folder, for an address of the site. */
  own?: string;
  /** The address that the visitor surely means. */
  redirect?: string;
}

/**
 * Where an address leads on a site below `base`.
 * @param url path and query as they are asked for
 */
export function placeInBase(base: string, url: string): Place {
  if (url.startsWith(base)) return { own: url.slice(base.length - 1) };
  const [path = '', query] = url.split('?');
  if (path !== '/' && `${path}/` !== base) return {};
  return { redirect: query === undefined ? base : `${base}?${query}` };
}

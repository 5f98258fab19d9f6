import { site } from 'virtual:content';

/** The path of the site on its host, with a slash at both ends: `/`, or `/portfolio/`. */
export const basePath = import.meta.env.BASE_URL;

/** A path as the site's own pages have it: `/portfolio/skills` is `/skills`. */
export const withoutBase = (pathname: string) =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;

/** A path of the site's own on its host: `/skills` is `/portfolio/skills`. */
export const withBase = (path: string) => basePath + path.slice(1);

/**
 * The address of a file of the site's own (`images/portrait.svg`), below the base path. Full URLs stay
 * as they are: the owner may point at a file anywhere.
 */
export const publicFile = (src: string) =>
  /^https?:/.test(src) ? src : withBase(`/${encodeURI(src)}`);

/** The one address under which search engines keep a page. */
export const canonicalUrl = ({ path }: { path: string }) => site.url + encodeURI(path);

/** The public address of a file, from its address on the page. */
export const publicUrl = (href: string) => new URL(href, canonicalUrl({ path: '/' })).href;

/** The id that a part of an address after `#` points at; empty where that cannot be read. */
export function targetId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Brings the address bar to the address that the document was written for: hosts serve a page under
 * others, too (`/skills.html`, `/skills/`), which the router takes for other pages. GitHub Pages has
 * nothing at `/skills/`, and answers with the error page: the browser then goes on to `/skills`.
 * @param isPage whether the router has a page at the present address
 * @returns whether the application may start; not where the browser is on its way to another document
 */
export function takeOwnAddress(isPage: boolean) {
  const address = new URL(window.location.href);
  // The error page has none.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) {
    address.pathname = new URL(canonical.href).pathname;
    history.replaceState(history.state, '', address);
  } else if (isPage && address.pathname.endsWith('/')) {
    address.pathname = address.pathname.slice(0, -1);
    window.location.replace(address);
    return false;
  }
  return true;
}

import { frame } from 'virtual:content';

/** The path of the site on its host, with a slash at both ends: `/`, or `/portfolio/`. */
export const basePath = import.meta.env.BASE_URL;

/** Converts a path on the host to a path of the site: `/portfolio/skills` becomes `/skills`. */
export const withoutBase = (pathname: string) =>
  pathname.startsWith(basePath) ? pathname.slice(basePath.length - 1) : pathname;

/** Converts a path of the site to a path on the host: `/skills` becomes `/portfolio/skills`. */
export const withBase = (path: string) => basePath + path.slice(1);

/**
 * The address of one of the site's own files (`images/portrait.svg`), below the base path. Full URLs stay as they are,
 * because the owner may point at a file anywhere.
 */
export const publicFile = (src: string) =>
  /^https?:/.test(src) ? src : withBase(`/${encodeURI(src)}`);

/** The address under which search engines keep a page. */
export const canonicalUrl = ({ path }: { path: string }) => frame.url + encodeURI(path);

/** The public address of a file, from its address on the page. */
export const publicUrl = (href: string) => new URL(href, canonicalUrl({ path: '/' })).href;

/** The id in the `#` part of an address; empty if it can't be decoded. */
export function targetId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Puts the document's own address into the address bar. Hosts also serve a page at other addresses (`/skills.html`,
 * `/skills/`), which the router would take for other pages. GitHub Pages has nothing at `/skills/` and answers with the
 * error page, so the browser then goes on to `/skills`.
 * @param isPage whether the router has a page at the present address
 * @returns whether the application may start; false while the browser is going to another document
 */
export function restoreCanonicalAddress(isPage: boolean) {
  const address = new URL(window.location.href);
  // The error page has no canonical link.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) {
    // The development server doesn't have the path of the published site.
    address.pathname = withBase(canonical.href.slice(frame.url.length));
    history.replaceState(history.state, '', address);
  } else if (isPage && address.pathname.endsWith('/')) {
    address.pathname = address.pathname.slice(0, -1);
    window.location.replace(address);
    return false;
  }
  return true;
}

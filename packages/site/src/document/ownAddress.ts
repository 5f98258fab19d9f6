/**
 * Brings the address bar to the address that the document was written for: hosts serve a page under
 * others, too (`/skills.html`, `/skills/`), which the router takes for other pages. GitHub Pages has
 * nothing at `/skills/`, and answers with the error page: from there the browser goes to `/skills`.
 * @param isPage whether the router has a page at the present address
 * @returns whether the application may start; not where the browser is on its way to another document
 */
export function takeOwnAddress(isPage: boolean) {
  const { pathname, search, hash } = window.location;
  // The error page has none.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) {
    const own = new URL(canonical.href).pathname;
    if (own !== pathname) history.replaceState(history.state, '', own + search + hash);
    return true;
  }
  if (!isPage || !pathname.endsWith('/')) return true;
  window.location.replace(pathname.replace(/\/+$/, '') + search + hash);
  return false;
}

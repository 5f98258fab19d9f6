/**
 * Brings the address bar to the address that the document was written for: hosts serve a page under
 * others, too (`/skills.html`, `/skills/`), which the router takes for other pages. GitHub Pages has
 * nothing at `/skills/`, and answers with the error page: from there the browser goes to `/skills`.
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

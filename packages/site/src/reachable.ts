/** How long a document may take before the site counts as out of reach, in milliseconds. */
const timeoutMs = 8000;

/**
 * A mark that only this site's documents have (`document/renderDocument.ts`); some hosts remove the quotes.
 * `DOMParser` isn't used: it applies this site's policy to another site's page, and logs each violation.
 */
const isOwnDocument = /<div id="?root"?>/;

/** The site couldn't be reached: no connection, no server, or something else answers. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/**
 * Whether a document of this site is available at an address now. The answer is read, because a
 * status says too little: a network that wants a login answers 200, and a page that a deploy has
 * removed is a 404 of this site. `navigator.onLine` says even less: it's true without any server to
 * be reached.
 */
export async function isReachable(href: string) {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(href, { cache: 'no-store', signal });
    return isOwnDocument.test(await answer.text());
  } catch {
    return false;
  }
}

/**
 * Loads the requested page as a new document. Returns if the site is out of reach, or if the visitor has gone
 * elsewhere in the meantime.
 * @param request the router's for that page
 */
async function openDocument({ url, signal }: Request): Promise<void> {
  if (!(await isReachable(url)) || signal.aborted) return;
  window.location.assign(url);
  // The browser is on its way to a new document, and there is nothing to show until then.
  await new Promise<never>(() => undefined);
}

/**
 * After a deploy, a page that is still open asks for chunks that are gone. The new deploy's document
 * names the right ones, so the browser loads the document of the requested page. It is a whole page
 * even if chunks are still missing. If the document isn't available, the error screen shows: the
 * browser would replace the site with its own error page.
 * @param error the reason why the page's code couldn't be loaded
 * @param request the router's for that page
 * @throws UnreachableError if the site is out of reach; `error` if the visitor has gone elsewhere
 */
export async function loadDocument(error: unknown, request: Request): Promise<never> {
  await openDocument(request);
  if (request.signal.aborted) throw error;
  throw new UnreachableError(`${request.url} cannot be reached.`, { cause: error });
}

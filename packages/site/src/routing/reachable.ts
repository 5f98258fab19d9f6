/** If a document takes longer than this, in milliseconds, the site counts as out of reach. */
const timeoutMs = 8000;

/**
 * Text that only this site's documents contain (`document/renderDocument.ts`). Some hosts remove the quotes.
 * `DOMParser` would apply this site's policy to another site's page, and log each violation.
 */
const isOwnDocument = /<div id="?root"?>/;

/** The site can't be reached: the visitor is offline, the server is down, or another server answers. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/**
 * Whether a document of this site is available at an address now. The answer must be read, because its status says too
 * little: a network that wants a login answers 200, and a page removed by a deploy is a 404 of this site.
 * `navigator.onLine` says even less, because it is true even if no server can be reached.
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
 * Loads the requested page as a new document. It returns if the site is out of reach, or if the visitor has gone
 * elsewhere in the meantime.
 * @param request the router's for that page
 */
async function openDocument({ url, signal }: Request): Promise<void> {
  if (!(await isReachable(url)) || signal.aborted) return;
  window.location.assign(url);
  // The browser is on its way to a new document. Until then, there is nothing to show.
  await new Promise<never>(() => undefined);
}

/**
 * After a deploy, a page that is still open asks for chunks that are gone. The new deploy's document names the right
 * ones, so the browser loads the document of the requested page. The document is complete even if chunks are still
 * missing. If it isn't available, the error screen shows, because the browser would replace the site with its own error
 * page.
 * @param error the reason why the page's code couldn't be loaded
 * @param request the router's for that page
 * @throws UnreachableError if the site is out of reach; `error` if the visitor has gone elsewhere
 */
export async function loadDocument(error: unknown, request: Request): Promise<never> {
  await openDocument(request);
  if (request.signal.aborted) throw error;
  throw new UnreachableError(`${request.url} cannot be reached.`, { cause: error });
}

/** How long a document may take before the site counts as out of reach, in milliseconds. */
const timeoutMs = 8000;

/**
 * What only this site's documents hold (`document/renderDocument.ts`); some hosts take out the quotes. Not by
 * `DOMParser`: it holds another site's page to this one's policy, and writes each breach into the console.
 */
const isOwnDocument = /<div id="?root"?>/;

/** The site could not be asked for a page: no connection, no server, or something else answers. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/**
 * Whether a document of this site can be had at an address now. The answer is read, because a status
 * says too little: a network that wants a login answers 200, and a page that a deploy has removed is
 * a 404 of this site. `navigator.onLine` says even less: it's true without any server to be reached.
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
 * Loads the page that was asked for as a new document. Returns where the site is out of reach, or the visitor
 * has gone elsewhere meanwhile.
 * @param request the router's for that page
 */
export async function openDocument({ url, signal }: Request): Promise<void> {
  if (!(await isReachable(url)) || signal.aborted) return;
  window.location.assign(url);
  // The browser is on its way to a new document, and there is nothing to show until then.
  await new Promise<never>(() => undefined);
}

/**
 * After a deploy, a page that is still open asks for chunks that are gone. The new deploy's document
 * names the right ones, so the browser loads the document of the page that was asked for. It is a whole
 * page even where chunks are missing still. Where it can't be had, the error screen shows: the browser
 * would put its own error page in the place of the site.
 * @param error why the code of the page could not be loaded
 * @param request the router's for that page
 * @throws UnreachableError where the site is out of reach; `error` where the visitor has gone elsewhere
 */
export async function loadDocument(error: unknown, request: Request): Promise<never> {
  await openDocument(request);
  if (request.signal.aborted) throw error;
  throw new UnreachableError(`${request.url} cannot be reached.`, { cause: error });
}

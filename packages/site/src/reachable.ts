/** How long a document may take before the site counts as out of reach, in milliseconds. */
const timeoutMs = 8000;

/** What only this site's documents hold (`document/renderDocument.ts`). */
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

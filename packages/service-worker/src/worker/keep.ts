import { type KnownFile, keptFromStart } from './build';

/** Whether an answer is a file of this build: its bytes decide, and never its name. */
export async function isFile({ hash, type }: KnownFile, answer: Response): Promise<boolean> {
  const { status, redirected, headers } = answer;
  const hasType = (headers.get('content-type') ?? '').toLowerCase().includes(type);
  if (status !== 200 || redirected || !hasType) return false;
  const digest = await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === hash;
}

/**
 * Keeps an answer if it is the file that this build has.
 * @returns whether it is; if not, the answer can still be read
 */
export async function keep(cache: Cache, file: KnownFile, answer: Response): Promise<boolean> {
  if (!(await isFile(file, answer))) return false;
  await cache.put(file.key, answer);
  return true;
}

/**
 * Keeps a file if the network has it.
 * @returns whether that succeeded. A page may differ from the built one: many hosts write into pages, as Cloudflare
 * does to hide mail addresses. Such a page isn't kept, and comes from the network.
 */
async function keepFromNetwork(cache: Cache, file: KnownFile): Promise<boolean> {
  // The browser's own cache has the files that the page has just used. It may also have a wrong answer: the
  // second request replaces that.
  for (const mode of ['default', 'reload'] as const) {
    const answer = await fetch(file.url, { cache: mode, redirect: 'error' }).catch(() => undefined);
    if (!answer) continue;
    if (await keep(cache, file, answer)) return true;
    // Read to its end in any case: an answer that nobody reads keeps the worker busy.
    await answer.arrayBuffer();
    if (mode === 'reload' && file.isPage && answer.ok) return true;
  }
  return false;
}

/**
 * Keeps the files that a build keeps from the start, one after the other. Those that are there already have
 * been checked.
 * @throws where the host doesn't have a file as it was built: scripts and styles of two builds are never mixed
 */
export async function keepBuild(cache: Cache): Promise<void> {
  for (const file of keptFromStart) {
    if ((await cache.match(file.key)) || (await keepFromNetwork(cache, file))) continue;
    throw new Error(`${file.url} is not the built file, so the site is not kept for offline use.`);
  }
}

import { hashedFilesUrl, type KnownFile, keptFromStart, knownFiles } from './build';

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
 * Whether a page is of this build, but its host writes something into it, as Cloudflare does with mail addresses: all
 * hashed files that it names are this build's.
 */
function isChangedByHost(html: string): boolean {
  const folder = new URL(hashedFilesUrl).pathname;
  const named = html.match(/(?<=["'\s=])\/[^"'\s<>]+/g) ?? [];
  const hashed = named.filter((path) => path.startsWith(folder));
  return (
    hashed.length > 0 && hashed.every((path) => knownFiles.has(new URL(path, hashedFilesUrl).href))
  );
}

/** Whether the network has a file, which is kept then, or has it changed by the host, and then it isn't. */
async function isThere(cache: Cache, file: KnownFile): Promise<boolean> {
  // The browser's own cache has what the page has just used. It may also have a wrong answer: the second request
  // replaces that.
  for (const mode of ['default', 'reload'] as const) {
    const answer = await fetch(file.url, { cache: mode, redirect: 'error' }).catch(() => undefined);
    if (!answer) continue;
    if (await keep(cache, file, answer)) return true;
    // Read to its end in any case: an answer that nobody reads keeps the worker busy.
    const text = await answer.text();
    if (mode === 'reload' && file.isPage && isChangedByHost(text)) return true;
  }
  return false;
}

/**
 * Keeps what a build keeps from the start, one file after the other. What is there already has been checked.
 * @throws where the host has something else than was built: builds are never mixed
 */
export async function keepBuild(cache: Cache): Promise<void> {
  for (const file of keptFromStart) {
    if ((await cache.match(file.key)) || (await isThere(cache, file))) continue;
    throw new Error(`${file.url} is not what was built, so the site is not kept for offline use.`);
  }
}

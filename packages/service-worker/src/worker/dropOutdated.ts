/** The address of the list of outdated entries in the cache. Nothing else has this address. */
const listKey = 'outdated';

/**
 * Deletes the files of the build before the last one. Those of the last one stay: its pages may still be
 * open in another tab and need scripts that no server has any more.
 * @param current the entries of this build, by their keys
 */
export async function dropOutdated(cache: Cache, current: ReadonlySet<string>): Promise<void> {
  const listUrl = new URL(listKey, location.href).href;
  const list = await cache.match(listUrl);
  const before = new Set<string>(await list?.json());
  const outdated = (await cache.keys())
    .map(({ url }) => url)
    .filter((url) => url !== listUrl && !current.has(url));
  await Promise.all(outdated.filter((url) => before.has(url)).map((url) => cache.delete(url)));
  const kept = outdated.filter((url) => !before.has(url));
  await cache.put(listUrl, new Response(JSON.stringify(kept)));
}

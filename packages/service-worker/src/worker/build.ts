import type { BuiltFile, SiteBuild } from '../siteBuild';

declare const self: ServiceWorkerGlobalScope;

/** Set by the build (`bundle.ts`). */
declare const siteBuild: SiteBuild;

// Used once: the build replaces each use with the whole value.
const { pages, files, filesOnUse, offlinePage, hashedFiles, workshop } = siteBuild;

const { scope } = self.registration;

/** The first page's address, and the beginning of all others. */
export const base = scope;

/** A file of the build, as the worker knows it. */
export interface KnownFile {
  /** The whole address. */
  url: string;
  /** The SHA-256 of its bytes, as base64. */
  hash: string;
  /** Part of its content type, where browsers refuse a file of another type. Empty for the rest. */
  type: string;
  /** Its address in the cache. It contains the hash of the bytes, so other bytes are never found there. */
  key: string;
  isPage: boolean;
}

/** With `nosniff`, scripts and styles of another type don't run; SVG needs its type in any case. */
const types = { js: 'javascript', css: 'text/css', svg: 'image/svg' };

function describe(list: readonly BuiltFile[], isPage = false): KnownFile[] {
  return list.map(([address, hash]) => {
    const url = new URL(address, scope).href;
    const type = isPage ? 'text/html' : types[url.split('.').pop() as keyof typeof types];
    return {
      url,
      hash,
      type: type ?? '',
      key: `${url}?sha256=${encodeURIComponent(hash)}`,
      isPage,
    };
  });
}

/** All files that are kept from the start. */
export const keptFromStart = [...describe(files), ...describe(pages, true)];

/** All files of this build that are ever kept, by their address. */
export const knownFiles: ReadonlyMap<string, KnownFile> = new Map(
  [...keptFromStart, ...describe(filesOnUse)].map((file) => [file.url, file]),
);

/** The offline page's address. */
export const offlineUrl = new URL(offlinePage, scope).href;

/** The folder of the files whose names change with their content. */
export const hashedFilesUrl = new URL(hashedFiles, scope).href;

/** Where the workshop is. */
export const workshopUrl = new URL(workshop, scope).href;

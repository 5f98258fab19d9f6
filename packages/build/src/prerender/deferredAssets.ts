import type { DeferredAssets } from '@portfolio/site/entry.server.tsx';

/** The start script's attribute with the files that a document loads after its first paint. */
export const deferredAttribute = 'data-load';

/** Reads the value of that attribute. */
export const readDeferredAssets = (value: string) => JSON.parse(value) as DeferredAssets;

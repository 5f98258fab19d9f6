import type { LaterFiles } from '@portfolio/site/entry.server.tsx';

/** The start script's attribute with the files that a document loads after its first paint. */
export const laterAttribute = 'data-load';

/** The files that a document loads after its first paint, from the value of that attribute. */
export const readLaterFiles = (value: string) => JSON.parse(value) as LaterFiles;

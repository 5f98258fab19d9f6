import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrecachedFiles } from './siteBuild.ts';

/** Names of files from the folder's root. */
export interface BuiltNames {
  /** The site's own documents. */
  pages: readonly string[];
  /** Their scripts, styles and pictures, with names that change with the content. */
  hashed: readonly string[];
  /** Pictures that pages show, and files that they link to. */
  shown: readonly string[];
}

/** Larger files are not kept, in bytes: nobody asked for them yet. Neither is a document of thousands of projects. */
const largest = 1_000_000;

/** Files that every page may need, as opposed to one size of a picture. */
const isNeeded = (name: string) => /\.(?:js|css|svg|woff2)$/.test(name);

/** The address of a page, from the site's base. */
export const addressOf = (page: string) =>
  page.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '') || './';

/**
 * The files that the service worker of a built site keeps, each by its bytes.
 * @param folder the built site
 */
export function precachedFiles(
  folder: string,
  { pages, hashed, shown }: BuiltNames,
): PrecachedFiles {
  const read = (name: string) => readFileSync(join(folder, name));
  const isSmall = (name: string) => read(name).length <= largest;
  const hashOf = (name: string) => createHash('sha256').update(read(name)).digest('base64');
  const described = (names: readonly string[], url: (name: string) => string = encodeURI) =>
    [...new Set(names)].sort().map((name) => [url(name), hashOf(name)] as const);
  // Some hosts redirect `/notes.html` to `/notes`, and the worker takes no answer from another
  // address.
  const kept = shown.filter((name) => !name.endsWith('.html') && isSmall(name));
  return {
    pages: described(pages.filter(isSmall), addressOf),
    files: described([...hashed.filter(isNeeded), ...kept]),
    filesOnUse: described(hashed.filter((name) => !isNeeded(name))),
  };
}

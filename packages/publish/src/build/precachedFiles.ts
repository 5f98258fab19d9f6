import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashedFiles, notFoundFile, offlineFile, workshopPath } from '../hosts/hostFiles.ts';

/** A file that the service worker may keep. */
export type PrecachedFile = readonly [
  /** The address that hosts serve it at, from the site's base: `skills` is `skills.html`. */
  url: string,
  /** Its SHA-256 as base64, by which the worker knows it: a host may answer with anything. */
  hash: string,
];

/** The files that the service worker may keep. */
export interface PrecachedFiles {
  /** The pages, from the start. */
  pages: PrecachedFile[];
  /** What they run, look like, show or link to, from the start. */
  files: PrecachedFile[];
  /** Once a page has used them: sizes of the portrait, rare letters. */
  filesOnUse: PrecachedFile[];
}

/** Larger files are not kept, in bytes: nobody asked for them yet. Nor is a document of thousands of projects. */
const largest = 1_000_000;

/** An HTML file of the site, and not one of the owner's own. */
const isPage = (html: string) => html.includes('<div id="root">');

const addressOf = (page: string) => page.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '') || './';

/**
 * The files that the service worker of a built site keeps: from the start the pages, what they run and look like, and the
 * pictures and documents that they show or link to, and other hashed files once they are used.
 * @param folder the built site
 * @param base where the site lies on its host, with a slash at both ends
 */
export function precachedFiles(folder: string, base: string): PrecachedFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => !name.startsWith(workshopPath))
    .sort();
  const read = (name: string) => readFileSync(join(folder, name));
  const withHash = (name: string): PrecachedFile => [
    pages.includes(name) ? addressOf(name) : encodeURI(name),
    createHash('sha256').update(read(name)).digest('base64'),
  ];

  const isSmall = (name: string) => read(name).length <= largest;

  const pages = names.filter(
    (name) =>
      name.endsWith('.html') &&
      name !== notFoundFile &&
      isPage(read(name).toString()) &&
      isSmall(name),
  );
  const documents = pages.map((name) => read(name).toString());
  const bodies = documents.map((html) => html.split('<body>')[1]).join('\n');
  const isNeeded = (name: string) =>
    /\.(?:js|css)$/.test(name) ||
    (name.endsWith('.woff2') && documents.some((html) => html.includes(base + name)));
  // Some hosts lead `/notes.html` to `/notes`, and the worker takes no answer from another address.
  const isShown = (name: string) =>
    bodies.includes(`="${base}${encodeURI(name)}"`) && !name.endsWith('.html') && isSmall(name);

  const others = names.filter((name) => !pages.includes(name));
  const hashed = others.filter((name) => name.startsWith(hashedFiles));
  const needed = hashed.filter(isNeeded);
  const shown = others.filter((name) => !hashed.includes(name) && isShown(name));
  return {
    pages: pages.map(withHash),
    files: [...needed, ...shown].map(withHash),
    filesOnUse: hashed.filter((name) => !needed.includes(name)).map(withHash),
  };
}

/** The address of the offline page, as {@link precachedFiles} names it. */
export const offlineAddress = addressOf(offlineFile);

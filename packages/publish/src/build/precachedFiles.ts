import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { hashedFiles, notFoundFile, offlineFile, workshopPath } from '../hosts/hostFiles.ts';

/** A file that the service worker keeps from the start. */
export type PrecachedFile = readonly [
  /** The address that hosts serve it at, from the site's base: `skills` is `skills.html`. */
  url: string,
  /** Its SHA-256 as base64, unless the file's name changes with what is in it. */
  hash?: string,
];

/** Larger files are not kept, in bytes: nobody asked for them yet. Nor is a document of thousands of projects. */
const largest = 1_000_000;

/** An HTML file of the site, and not one of the owner's own. */
const isPage = (html: string) => html.includes('<div id="root">');

const addressOf = (page: string) => page.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '') || './';

/**
 * What the service worker of a built site keeps from the start: the pages, what they run and look like, and
 * the pictures and documents that they show or link to. Pages come first, as they tell soonest
 * whether a host still has another build.
 * @param folder the built site
 * @param base where the site lies on its host, with a slash at both ends
 */
export function precachedFiles(folder: string, base: string): PrecachedFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => !name.startsWith(workshopPath))
    .sort();
  const read = (name: string) => readFileSync(join(folder, name));
  const hashOf = (name: string) => createHash('sha256').update(read(name)).digest('base64');

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
  // Sizes of the portrait are kept once a page has used them.
  const isNeeded = (name: string) =>
    /\.(?:js|css)$/.test(name) ||
    (name.endsWith('.woff2') && documents.some((html) => html.includes(base + name)));
  const isShown = (name: string) =>
    bodies.includes(`="${base}${encodeURI(name)}"`) && isSmall(name);

  const [hashed, others] = [true, false].map((isHashed) =>
    names.filter((name) => name.startsWith(hashedFiles) === isHashed && !pages.includes(name)),
  ) as [string[], string[]];
  return [
    ...pages.map((name) => [addressOf(name), hashOf(name)] as const),
    ...hashed.filter(isNeeded).map((name) => [name] as const),
    ...others.filter(isShown).map((name) => [encodeURI(name), hashOf(name)] as const),
  ];
}

/** The address of the offline page, as {@link precachedFiles} names it. */
export const offlineAddress = addressOf(offlineFile);

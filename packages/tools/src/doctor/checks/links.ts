import { join } from 'node:path';
import type { SiteAddress } from '@portfolio/build/content/siteAddress';
import { displayPath } from '@portfolio/build/folders/repository';
import { canParse } from '@portfolio/data/schema/webHost';
import { count } from '../../count.ts';
import { addressesIn } from '../facts/addressesIn.ts';
import { type BuiltSite, readBuiltSite } from '../facts/builtSite.ts';
import type { Check } from '../facts/check.ts';
import { addressOf } from '../facts/workspace.ts';
import { buildAddress } from './build.ts';

/** A built site and its address. */
export type LinkedSite = BuiltSite & SiteAddress;

/** The file that static hosts send for a path (docs/deploying.md). */
const fileAt = ({ files }: BuiltSite, path: string): string | undefined =>
  [path, `${path}.html`, `${path}${/[^/]$/.test(path) ? '/' : ''}index.html`].find((file) =>
    files.has(file),
  );

/** Why an address of the site leads nowhere; undefined when it leads somewhere. */
function problemOf({ pathname, hash }: URL, site: LinkedSite): string | undefined {
  if (!pathname.startsWith(site.base)) return `is outside the site, which begins at ${site.base}`;
  const path = pathname.slice(site.base.length - 1);
  const file = fileAt(site, decodeURIComponent(path).slice(1));
  if (file === undefined) return "isn't a file of the build";
  // The browser handles text after :~: and #top itself.
  const id = decodeURIComponent(hash.slice(1)).replace(/:~:.*$/s, '');
  const elements = site.pages.find((page) => page.file === file)?.elements;
  if (id === '' || id === 'top' || !elements) return undefined;
  if (elements.some(({ attributes }) => attributes.id === id)) return undefined;
  return `names a place that ${file} doesn't have`;
}

/** Whether an address on a page is the site's own, and why it leads nowhere if it does. */
function follow(address: string, file: string, site: LinkedSite) {
  const page = new URL(`${site.url}/${file.replace(/\.html$/, '')}`);
  try {
    const url = new URL(address, page);
    // A full address on the same host, but outside the site's path, belongs to another site.
    const isNeighbour = canParse(address) && !url.pathname.startsWith(site.base);
    if (url.origin !== page.origin || isNeighbour) return { isOwn: false };
    return { isOwn: true, problem: problemOf(url, site) };
  } catch {
    // new URL or decodeURIComponent has thrown.
    return { isOwn: true, problem: "isn't a valid address" };
  }
}

/**
 * Follows every internal link of a built site, and the address of every file that its pages load.
 * @returns the number of links, and the problems of the dead ones on each page
 */
export function followLinks(site: LinkedSite) {
  const links = site.pages.flatMap(({ file, elements }) =>
    elements
      .flatMap(addressesIn)
      .map((address) => ({ file, address, ...follow(address, file, site) })),
  );
  const dead = links.flatMap(({ file, address, problem }) =>
    problem ? [{ file, message: `the link to "${address}" is dead: it ${problem}` }] : [],
  );
  return { followed: links.filter(({ isOwn }) => isOwn).length, dead };
}

/** Whether everything that the pages of the build link to and load is there. */
export const links: Check = {
  title: 'Internal links',
  needs: [buildAddress],
  fix: 'Fix the address where it is written, then run npm run build.',
  run(workspace) {
    const site = { ...readBuiltSite(workspace.distFolder), ...addressOf(workspace) };
    const { followed, dead } = followLinks(site);
    const problems = dead.map(({ file, message }) => ({
      file: displayPath(join(workspace.distFolder, file)),
      message,
    }));
    const where = `on ${count(site.pages.length, 'page')}`;
    return { problems, passed: `${count(followed, 'link works', 'links work')} ${where}` };
  },
};

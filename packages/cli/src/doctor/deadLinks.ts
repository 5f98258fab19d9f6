import { categoryParameter, slugify } from '@portfolio/data/slug';
import type { BuiltPage, BuiltSite } from './builtSite.ts';
import { referencesOf } from './references.ts';

/** What is known of the site beside its files. */
export interface SiteFacts {
  /** The public address: full URLs that start with it are internal, too. */
  url: string;
  /** The path of the address, with a slash at both ends. */
  base: string;
  /** The categories that `?category=` may choose, by the page's path. */
  categories: Readonly<Record<string, readonly string[]>>;
}

/** An address within the site that leads nowhere. */
export interface DeadLink {
  /** As it is written. */
  address: string;
  /** The files of the pages that have it. */
  pages: string[];
  /** What is missing, to follow the address. */
  reason: string;
}

const pathOf = (file: string): string =>
  `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

/** The file that static hosts answer a path with (README, Deploy). */
function fileAt({ files }: BuiltSite, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname).slice(1);
  return [path, `${path}.html`, `${path}${path === '' ? '' : '/'}index.html`].find((file) =>
    files.has(file),
  );
}

function reasonWhyDead(
  site: BuiltSite,
  { base, categories }: SiteFacts,
  url: URL,
): string | undefined {
  const { searchParams, hash } = url;
  if (!url.pathname.startsWith(base)) return `leads out of the site, which begins at ${base}`;
  const pathname = url.pathname.slice(base.length - 1);
  const file = fileAt(site, pathname);
  if (file === undefined) return 'is no file of the build';
  const category = searchParams.get(categoryParameter);
  const known = categories[pathname];
  if (category !== null && !known?.some((name) => slugify(name) === slugify(category))) {
    return `chooses a category that ${pathname} does not have`;
  }
  // The browser looks for the text after :~: by itself, and takes #top to the top.
  const id = decodeURIComponent(hash.slice(1)).replace(/:~:.*$/s, '');
  const page = site.pages.find((one) => one.file === file);
  if (id === '' || id === 'top' || !page || page.ids.has(id)) return undefined;
  return `names a place that ${file} does not have`;
}

function judge(site: BuiltSite, facts: SiteFacts, page: BuiltPage, address: string) {
  const own = new URL(facts.url + pathOf(page.file));
  if (!URL.canParse(address, own)) return { internal: true, reason: 'is no address' };
  const url = new URL(address, own);
  if (url.origin !== own.origin) return { internal: false };
  // The neighbours on the same host are others', when they are called by their full address.
  if (URL.canParse(address) && !url.pathname.startsWith(facts.base)) return { internal: false };
  try {
    return { internal: true, reason: reasonWhyDead(site, facts, url) };
  } catch {
    // decodeURIComponent
    return { internal: true, reason: 'is no address' };
  }
}

/** Follows every internal link of the built site, and every file its pages load. */
export function findDeadLinks(site: BuiltSite, facts: SiteFacts) {
  const dead = new Map<string, DeadLink>();
  let followed = 0;
  for (const page of site.pages) {
    for (const address of page.elements.flatMap(referencesOf)) {
      const { internal, reason } = judge(site, facts, page, address);
      if (internal) followed += 1;
      if (!reason) continue;
      const key = `${address} ${reason}`;
      const link = dead.get(key) ?? { address, pages: [], reason };
      if (!link.pages.includes(page.file)) link.pages.push(page.file);
      dead.set(key, link);
    }
  }
  return { followed, dead: [...dead.values()] };
}

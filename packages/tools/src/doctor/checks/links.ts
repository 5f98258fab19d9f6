import { join } from 'node:path';
import { languageFolder } from '@portfolio/build/content/languages';
import type { SiteAddress } from '@portfolio/build/content/siteAddress';
import { displayPath } from '@portfolio/build/folders/repository';
import type { Content } from '@portfolio/data/schema/content';
import { canParse } from '@portfolio/data/schema/webHost';
import { projectChoices } from '@portfolio/data/shown/projects';
import { categoryParameter, slugify } from '@portfolio/data/values/slug';
import { content as words } from '@portfolio/words';
import { count } from '../../count.ts';
import { addressesIn } from '../facts/addressesIn.ts';
import { type BuiltSite, readBuiltSite } from '../facts/builtSite.ts';
import type { Check } from '../facts/check.ts';
import { addressOf, type Workspace } from '../facts/workspace.ts';
import { buildAddress } from './build.ts';

/** A built site, and the data needed to follow its links. */
export interface LinkedSite extends BuiltSite, SiteAddress {
  /** The categories that `?category=` may choose, by the page's path. */
  categories: Readonly<Record<string, readonly string[]>>;
}

/**
 * The categories of one language.
 * @param part the path of its pages: `/fr/`
 */
function categoriesIn(content: Content, part = '/'): LinkedSite['categories'] {
  const { pages, projects, projectCategories, skillCategories } = content;
  // Addresses use `featured` and `all` in every language.
  const choices = projectChoices(projects, projectCategories, { content: words });
  return {
    [part + pages.projects.path.slice(1)]: choices.map(({ name }) => name),
    [part + pages.skills.path.slice(1)]: skillCategories.map(({ title }) => title),
  };
}

function readSite(workspace: Workspace): LinkedSite {
  const others = workspace.translations.map(({ language, translation }) =>
    categoriesIn(translation.content, `/${languageFolder(language)}`),
  );
  const categories = Object.assign(categoriesIn(workspace.content), ...others);
  return { ...readBuiltSite(workspace.distFolder), ...addressOf(workspace), categories };
}

/** The file that static hosts send for a path (docs/deploying.md). */
const fileAt = ({ files }: BuiltSite, path: string): string | undefined =>
  [path, `${path}.html`, `${path}${/[^/]$/.test(path) ? '/' : ''}index.html`].find((file) =>
    files.has(file),
  );

/** Why an address of the site leads nowhere; undefined when it leads somewhere. */
function problemOf({ pathname, searchParams, hash }: URL, site: LinkedSite): string | undefined {
  if (!pathname.startsWith(site.base)) return `is outside the site, which begins at ${site.base}`;
  const path = pathname.slice(site.base.length - 1);
  const file = fileAt(site, decodeURIComponent(path).slice(1));
  if (file === undefined) return "isn't a file of the build";
  const category = searchParams.get(categoryParameter);
  const known = site.categories[path] ?? [];
  if (category !== null && !known.some((name) => slugify(name) === slugify(category))) {
    return `names a category that ${path} doesn't have`;
  }
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
    const site = readSite(workspace);
    const { followed, dead } = followLinks(site);
    const problems = dead.map(({ file, message }) => ({
      file: displayPath(join(workspace.distFolder, file)),
      message,
    }));
    const where = `on ${count(site.pages.length, 'page')}`;
    return { problems, passed: `${count(followed, 'link works', 'links work')} ${where}` };
  },
};

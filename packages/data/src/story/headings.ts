import GitHubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { slugify, uniqueSlugs } from '../slug.ts';
import { wordsOf } from './markdown.ts';

/** The headings of a story. Those inside of lists and quotes are reported where they are read. */
export interface Headings {
  title: Heading | undefined;
  /** All others, with the part of the address that leads to each. */
  ids: ReadonlyMap<Heading, string>;
  /** The heading that the part of an address after # leads to, written as here or as on GitHub. */
  find: (anchor: string) => string | undefined;
}

/** Reads the headings of a story. */
export function headingsIn(root: Root): Headings {
  const all = root.children.filter((node): node is Heading => node.type === 'heading');
  const [title, ...others] = all;
  const words = others.map((heading) => wordsOf(heading));
  const ids = uniqueSlugs(words.map((text) => (slugify(text) === '' ? 'part' : text)));
  const slugger = new GitHubSlugger();
  const onGitHub = all.map((heading) => slugger.slug(wordsOf(heading))).slice(1);
  return {
    title,
    ids: new Map(others.map((heading, index) => [heading, ids[index] ?? ''])),
    find: (anchor) => ids.find((id) => id === anchor) ?? ids[onGitHub.indexOf(anchor)],
  };
}

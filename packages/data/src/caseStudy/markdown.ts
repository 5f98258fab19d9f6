import GitHubSlugger from 'github-slugger';
import type { Definition, Heading, Node, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { slugify, uniqueSlugs } from '../values/slug.ts';
import { wordsOf } from './caseStudy.ts';
import { checkLength, markdownLimits } from './markdownLimits.ts';

/** Front matter at the beginning: YAML between lines of hyphens, or TOML between plus signs. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n(?:[\s\S]*?\r?\n)?\1[ \t]*(?=\r?\n|$)/;

/** The title in front matter, in one line of YAML or TOML. */
const TITLE =
  /^title[ \t]*[:=][ \t]*(?:"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^']|'')*)'|(?<bare>[^\s"'>|&*!%@`#[{].*?))[ \t]*(?:[ \t]#.*)?$/im;

/** The text that a program wrote between double quotes; undefined if it has signs that JSON doesn't have. */
function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`);
  } catch {
    return undefined;
  }
}

/** The title that front matter states, as a heading. */
function statedTitle(frontMatter: string): Heading | undefined {
  const found = TITLE.exec(frontMatter);
  const { double, single, bare } = found?.groups ?? {};
  const value = double === undefined ? (single?.replaceAll("''", "'") ?? bare) : unquoted(double);
  if (!found || !value?.trim()) return undefined;
  const start = { line: frontMatter.slice(0, found.index).split('\n').length, column: 1 };
  return {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: value.trim() }],
    position: { start, end: start },
  };
}

/** The text without what other programs put into it that nobody sees, on the same lines. */
const asSeen = (text: string) =>
  text
    .replace(/[\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\x85\u2028\u2029]/g, ' ')
    // Macs type this space with the same key.
    .replace(/^(#{1,6}|[-*+])\xa0/gm, '$1 ');

/** Comments as HTML and CommonMark (6.6) define them. */
const COMMENT = /<!--(?:-?>|[\s\S]*?-->)/g;

const LINE_BREAK = /^<br\s*\/?>$/i;

/** Parts that are removed if they are empty. */
const containers = new Set('paragraph blockquote list listItem emphasis strong delete'.split(' '));

/**
 * The tree of a text in GitHub Flavored Markdown.
 * @param disabled kinds of syntax that are read as text, by micromark's names
 * @throws MarkdownLimitError
 */
export function parseMarkdown(text: string, disabled: string[] = []): Root {
  checkLength(text);
  return fromMarkdown(text, {
    // In other programs, one tilde on each side means a subscript.
    extensions: [gfm({ singleTilde: false }), { disable: { null: disabled } }, markdownLimits()],
    mdastExtensions: [gfmFromMarkdown()],
  });
}

/** The line on which a part of the file begins. */
export const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

/** Texts without the white space that a comment leaves behind: two spaces, or one at an end. */
function tidied(nodes: RootContent[]): RootContent[] {
  const isEnd = (node: RootContent | undefined) => !node || node.type === 'break';
  return nodes.flatMap((node, index): RootContent[] => {
    if (node.type !== 'text') return [node];
    const [before, after] = [nodes[index - 1], nodes[index + 1]];
    const isSpaced = isEnd(before) || (before?.type === 'text' && /\s$/.test(before.value));
    let { value } = node;
    if (isSpaced) value = value.trimStart();
    if (isEnd(after)) value = value.trimEnd();
    return value === '' ? [] : [{ ...node, value }];
  });
}

/** Prepares a part: removes comments, and puts in the addresses that are defined elsewhere in the file. */
function prepare(
  node: RootContent,
  definitions: ReadonlyMap<string, Pick<Definition, 'url' | 'title'>>,
): RootContent[] {
  if (node.type === 'definition') return [];
  if (node.type === 'html') {
    const value = node.value.replace(COMMENT, '').trim();
    if (value === '') return [];
    return LINE_BREAK.test(value)
      ? [{ type: 'break', position: node.position }]
      : [{ ...node, value }];
  }
  const whole = 'referenceType' in node ? { ...node, ...definitions.get(node.identifier) } : node;
  const type = whole.type.replace(/^(link|image)Reference$/, '$1');
  if (!('children' in whole)) return [{ ...whole, type } as RootContent];
  const all: RootContent[] = whole.children;
  const kept = all.flatMap((child) => prepare(child, definitions));
  const children = kept.length < all.length ? tidied(kept) : kept;
  if (children.length === 0 && all.length > 0 && containers.has(type)) return [];
  return [{ ...whole, type, children } as RootContent];
}

const headingsIn = (nodes: readonly RootContent[]) =>
  nodes.filter((node): node is Heading => node.type === 'heading');

/** Whether a text begins with its title: the only heading of the first level, or one with the stated words. */
const hasTitle = (nodes: readonly RootContent[], stated: Heading) => {
  const [title, ...others] = headingsIn(nodes).filter(({ depth }) => depth === 1);
  if (!title || nodes[0] !== title) return false;
  return others.length === 0 || wordsOf(title) === wordsOf(stated);
};

/** Moves headings so that the highest are of the second level, below the title. Returns by how many levels. */
function moveHeadings(nodes: readonly RootContent[]): number {
  const headings = headingsIn(nodes);
  const moved = headings.length > 0 ? 2 - Math.min(...headings.map(({ depth }) => depth)) : 0;
  for (const heading of headings) heading.depth = (heading.depth + moved) as Heading['depth'];
  return moved;
}

/** A Markdown file. Its tree has no comments and definitions, because readers don't see them. */
export interface MarkdownFile {
  /** All headings but the first have an `id`. Those inside of lists and quotes have none. */
  root: Root;
  /** The text, with the same line numbers as the file. */
  source: string;
  /** Whether it begins with front matter, which is ignored but for a title. */
  hasFrontMatter: boolean;
  /** The levels by which the headings have moved down below a title from front matter; undefined without one. */
  moved: number | undefined;
  /** The heading with the anchor of a link, in this site's form or in GitHub's. */
  findHeading: (anchor: string) => string | undefined;
}

/**
 * Reads a Markdown file.
 * @throws MarkdownLimitError
 */
export function readMarkdown(text: string): MarkdownFile {
  const seen = asSeen(text);
  const [frontMatter = ''] = FRONT_MATTER.exec(seen) ?? [];
  const source = frontMatter.replace(/[^\n]/g, '') + seen.slice(frontMatter.length);
  const tree = parseMarkdown(source);
  const definitions = new Map<string, Pick<Definition, 'url' | 'title'>>();
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, { url, title });
  });
  const children = tree.children.flatMap((node) => prepare(node, definitions));
  const stated = statedTitle(frontMatter);
  const isStated = stated && !hasTitle(children, stated);
  const moved = isStated ? moveHeadings(children) : undefined;
  if (isStated) children.unshift(stated);

  const [title, ...headings] = headingsIn(children);
  const words = headings.map(wordsOf);
  const ids = uniqueSlugs(words.map((each) => (slugify(each) === '' ? 'part' : each)));
  for (const [index, heading] of headings.entries()) heading.id = ids[index] ?? '';
  const slugger = new GitHubSlugger();
  if (title && !isStated) slugger.slug(wordsOf(title));
  const onGitHub = words.map((each) => slugger.slug(each));
  return {
    root: { ...tree, children },
    source,
    hasFrontMatter: frontMatter !== '',
    moved,
    findHeading: (anchor) => ids.find((id) => id === anchor) ?? ids[onGitHub.indexOf(anchor)],
  };
}

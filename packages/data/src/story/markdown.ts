import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Facts for other programs, between two lines at the beginning: YAML, or TOML between plus signs. */
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*\r?\n(?:[\s\S]*?\r?\n)?\1[ \t]*(?=\r?\n|$)/;

/** As HTML and CommonMark (6.6) have them. */
const COMMENT = /<!--(?:-?>|[\s\S]*?-->)/g;

const LINE_BREAK = /^<br\s*\/?>$/i;

/** Parts that are nothing without what is in them. */
const containers = new Set('paragraph blockquote list listItem emphasis strong delete'.split(' '));

/** The words of a part of a story, without their marks. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

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

/** A part as it is read on: without comments, and with the addresses that are elsewhere in the file. */
function prepare<Node extends Nodes>(node: Node, definitions: ReadonlyMap<string, object>): Node[] {
  if (node.type === 'definition') return [];
  if (node.type === 'html') {
    const value = node.value.replace(COMMENT, '').trim();
    if (value === '') return [];
    const { position } = node;
    return [LINE_BREAK.test(value) ? { type: 'break', position } : { ...node, value }] as Node[];
  }
  const type = node.type.replace('Reference', '');
  const isReference = node.type === 'linkReference' || node.type === 'imageReference';
  const whole = isReference ? { ...node, type, ...definitions.get(node.identifier) } : node;
  if (!('children' in whole)) return [whole as Node];
  const all = whole.children as RootContent[];
  const kept = all.flatMap((child) => prepare(child, definitions));
  const children = kept.length < all.length ? tidied(kept) : kept;
  if (children.length === 0 && all.length > 0 && containers.has(node.type)) return [];
  return [{ ...whole, children } as Node];
}

/** A Markdown file: GitHub Flavored Markdown, without comments and definitions, which no reader sees. */
export interface MarkdownFile {
  root: Root;
  /** With the same lines as the file. */
  source: string;
  /** Whether it begins with facts for other programs, which are read over. */
  hasFrontMatter: boolean;
}

/** Reads a Markdown file. */
export function readMarkdown(text: string): MarkdownFile {
  const source = text.replace(FRONT_MATTER, (lines) => lines.replace(/[^\n]/g, ''));
  const tree = fromMarkdown(source, {
    // One tilde on each side is a subscript elsewhere.
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const definitions = new Map(
    tree.children
      .flatMap((node) =>
        node.type === 'definition'
          ? [[node.identifier, { url: node.url, title: node.title }] as const]
          : [],
      )
      .toReversed(),
  );
  const [root = tree] = prepare(tree, definitions);
  return { root, source, hasFrontMatter: source !== text };
}

/**
 * A text as it is written, without escaped signs, code and addresses: signs that are left in it mean something to other
 * programs, or were meant to.
 */
export function signsOf(node: PhrasingContent | RootContent, source: string): string {
  const { start, end } = node.position ?? {};
  const written = start?.offset === undefined ? undefined : source.slice(start.offset, end?.offset);
  if (node.type === 'text') return (written ?? node.value).replace(/\\[!-/:-@[-`{-~]/g, '\0');
  if (node.type === 'break') return '\n';
  const isAddress = node.type === 'link' && !written?.startsWith('[');
  if (isAddress || !('children' in node)) return '\0';
  return node.children.map((child) => signsOf(child, source)).join('');
}

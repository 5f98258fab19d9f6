import type { Heading, Link, ListItem, PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Text or a link. What Markdown would take for its own characters is escaped in the output. */
export type Inline = string | Link;

/** A part of a document; nothing, or several in a list, are parts, too. */
export type Block = RootContent | undefined | readonly Block[];

const phrasing = (words: readonly Inline[]): PhrasingContent[] =>
  words.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));

/** A heading of the first to the sixth level. */
export const heading = (depth: Heading['depth'], text: string): Heading => ({
  type: 'heading',
  depth,
  children: phrasing([text]),
});

/** A paragraph; nothing without words. */
export const paragraph = (...words: Inline[]): Block =>
  words.some(Boolean) ? { type: 'paragraph', children: phrasing(words) } : undefined;

/** A link with its words. */
export const link = (text: string, url: string): Link => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: text }],
});

/** A bulleted list without space between its items; nothing where there are none. */
export function list(items: readonly (string | readonly Inline[])[]): Block {
  if (items.length === 0) return undefined;
  const children = items.map((words): ListItem => {
    const text = phrasing(typeof words === 'string' ? [words] : words);
    return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: text }] };
  });
  return { type: 'list', ordered: false, spread: false, children };
}

/** A quoted paragraph. */
export const quote = (...words: Inline[]): Block => ({
  type: 'blockquote',
  children: [{ type: 'paragraph', children: phrasing(words) }],
});

const flatten = (block: Block): RootContent[] =>
  Array.isArray(block) ? block.flatMap(flatten) : block ? [block as RootContent] : [];

/** A heading of the second level over what there is; nothing over nothing. */
export const section = (title: string, ...blocks: Block[]): Block =>
  flatten(blocks).length > 0 ? [heading(2, title), blocks] : undefined;

/** A document. */
export const writeMarkdown = (...blocks: Block[]) =>
  toMarkdown({ type: 'root', children: flatten(blocks) }, { bullet: '-' });

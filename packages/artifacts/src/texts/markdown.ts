import type { Heading, Link, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Text or a link. What Markdown would take for its own characters is escaped in the output. */
export type Inline = string | Link;

const phrasing = (words: readonly Inline[]): PhrasingContent[] =>
  words.map((part) => (typeof part === 'string' ? { type: 'text', value: part } : part));

/** A heading of the first to the sixth level. */
export const heading = (depth: Heading['depth'], ...words: Inline[]): Heading => ({
  type: 'heading',
  depth,
  children: phrasing(words),
});

/** A paragraph. */
export const paragraph = (...words: Inline[]): Paragraph => ({
  type: 'paragraph',
  children: phrasing(words),
});

/** A link with its words. */
export const link = (text: string, url: string): Link => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: text }],
});

/** A bulleted list without space between its items; nothing where there are none. */
export function list(items: readonly (readonly Inline[])[]): RootContent[] {
  if (items.length === 0) return [];
  const children = items.map(
    (words): ListItem => ({ type: 'listItem', spread: false, children: [paragraph(...words)] }),
  );
  return [{ type: 'list', ordered: false, spread: false, children }];
}

/** A quoted paragraph. */
export const quote = (...words: Inline[]): RootContent => ({
  type: 'blockquote',
  children: [paragraph(...words)],
});

/** A document, without what is not there. */
export const writeMarkdown = (children: readonly (RootContent | undefined)[]) =>
  toMarkdown(
    { type: 'root', children: children.filter((child) => child !== undefined) },
    { bullet: '-' },
  );

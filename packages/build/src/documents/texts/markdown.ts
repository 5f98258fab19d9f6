import { oneLine } from '@portfolio/data/values/safeText';
import type { Heading, Link, Nodes, Strong, Text } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Text, in bold or not, or a link. */
type Inline = string | Link | Strong;

/** A part of a Markdown document, several parts, or nothing. */
export type Block = string | undefined | readonly Block[];

/** On one line: a line break would end a table's row, a list's entry or a quotation. */
const textOf = (value: string): Text => ({ type: 'text', value: oneLine(value) });

/** Writes Markdown, and escapes characters of a text that mean something in it. */
const write = (node: Nodes) => toMarkdown(node).trimEnd();

export const link = (text: string, url: string): Link => ({
  type: 'link',
  url,
  children: [textOf(text)],
});

export const strong = (text: string): Strong => ({ type: 'strong', children: [textOf(text)] });

export const paragraph = (...words: Inline[]): string =>
  write({
    type: 'paragraph',
    children: words.map((part) => (typeof part === 'string' ? textOf(part) : part)),
  });

/** A paragraph for each text. */
export const paragraphs = (texts: readonly string[]): Block => texts.map((text) => paragraph(text));

/** @param depth from 1 to 6 */
export const heading = (depth: Heading['depth'], text: string): string =>
  write({ type: 'heading', depth, children: [textOf(text)] });

/** A quoted paragraph. */
export const quote = (...words: Inline[]): string => `> ${paragraph(...words)}`;

/** A bulleted list; nothing if there are no items. */
export const list = (items: readonly (string | readonly Inline[])[]): string =>
  items.map((item) => `- ${paragraph(...[item].flat())}`).join('\n');

const tableRow = (cells: readonly string[]) =>
  `| ${cells.map((cell) => paragraph(cell).replaceAll('|', '\\|')).join(' | ')} |`;

/** A table (GitHub Flavored Markdown); nothing if there are no rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [tableRow(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(tableRow)].join('\n');

const flatten = (block: Block): string[] =>
  Array.isArray(block) ? block.flatMap(flatten) : block ? [block as string] : [];

/** A heading of the second level above the parts; nothing if there are none. */
export const section = (title: string, ...blocks: Block[]): Block =>
  flatten(blocks).length > 0 ? [heading(2, title), blocks] : undefined;

export const writeMarkdown = (...blocks: Block[]): string => `${flatten(blocks).join('\n\n')}\n`;

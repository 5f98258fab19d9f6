import { VISIBLE } from '@portfolio/data/schema/fields';
import { parseMarkdown } from '@portfolio/data/story/markdown';
import type { Nodes } from 'mdast';
import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';

/** Elements that begin a new line. */
const blocks =
  'address|article|aside|blockquote|dd|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tfoot|thead|tr|ul';

const inlines =
  'a|abbr|b|big|br|cite|code|del|em|font|i|img|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|td|th|tt|u|var';

/** Elements whose text isn't meant for readers. */
const silent = 'script|style|template|title|head';

const tagNames = `${blocks}|${inlines}|${silent}|html|body`;

const isOneOf = (names: string, name: string) => new RegExp(`^(?:${names})$`).test(name);

const BLOCK_TAG = new RegExp(String.raw`</?(?:${blocks}|br|html|body)(?:\s[^<>]*)?/?>`, 'i');

/** A sign that begins no tag that texts are written with: `List<String>` holds two. */
const NO_TAG = new RegExp(String.raw`<(?!/?(?:${tagNames})(?:\s[^<>]*)?/?>|!--)`, 'gi');

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Marks of an item that are nothing else, and those that are also used within a line. */
const BULLETS = '•◦▪▸‣●○■□◆▶►➢➤⁃∙';
const SIGNS = '✓✔→⇒»';

/** A line that begins an item of a list, in Markdown or as people type it. */
const ITEM = new RegExp(String.raw`^(?:[-*+·–—${BULLETS}${SIGNS}]|\d{1,3}[.)])\s`, 'u');

/**
 * White space as HTML shows it. Where only a few words are marked up, lines are still lines; and so is
 * an item of a Markdown list between tags.
 */
const spaced = (text: string, hasBlocks: boolean) =>
  hasBlocks
    ? text.replace(/\s+/g, (space, at: number) =>
        space.includes('\n') && ITEM.test(text.slice(at + space.length)) ? '\n' : ' ',
      )
    : text.replace(/[^\S\n]+/g, ' ');

/** The start of an item whose line was joined to the one before. */
const RUN_TOGETHER = new RegExp(
  String.raw`[^\S\n]+(?=[${BULLETS}]\s)|[^\S\n]{2,}(?=\*\s+\S)`,
  'gu',
);

const MARK = new RegExp(String.raw`^(?:[${BULLETS}]|[-*+–—${SIGNS}](?=\s))\s*`, 'u');

function textOf(node: Html.Node, hasBlocks: boolean): string {
  if ('value' in node) return spaced(node.value, hasBlocks);
  if (!('childNodes' in node) || isOneOf(silent, node.nodeName)) return '';
  const attribute = (name: string) =>
    'attrs' in node ? (node.attrs.find((each) => each.name === name)?.value ?? '') : '';
  const parts = node.childNodes.map((child) => textOf(child, hasBlocks));
  const text = parts.join('');
  switch (node.nodeName) {
    case 'br':
      return '\n\n';
    case 'img':
      return attribute('alt');
    case 'a':
      return withAddress(text, attribute('href'));
    case 'tr':
      return `\n\n${parts
        .filter((cell) => cell.trim() !== '')
        .join(', ')
        .trim()}\n\n`;
    default:
      return isOneOf(blocks, node.nodeName) ? `\n\n${text.trim()}\n\n` : text;
  }
}

/** The words of a link, and its address if the words don't have it. */
function withAddress(label: string, href: string): string {
  const address = href.replace(/^mailto:/, '');
  const isShown = /^(?:https?|mailto):/.test(href) && !label.includes(address);
  return isShown && label !== address.replace(/^https?:\/\//, '') ? `${label} (${address})` : label;
}

function withoutHtml(text: string): string {
  const safe = text.replace(NO_TAG, '&lt;');
  if (!safe.includes('<') && !ENTITY.test(text)) return text;
  return textOf(parseFragment(safe.replace(/\n\s*\n/g, '<p>')), BLOCK_TAG.test(text));
}

/** Lists and indented lines stay lines: people type '2019. A good year', too. */
const NO_SYNTAX = ['list', 'codeIndented', 'setextUnderline', 'definition', 'characterEscape'];

/** Signs without which a text is no Markdown: most texts have none, and needn't be parsed. */
const SIGNS_OF_MARKDOWN = /[*_~`[#>|\\&\n]/;

/** The words of Markdown; empty lines part its paragraphs. */
function wordsOf(node: Nodes): string {
  if (node.type === 'break') return '\n\n';
  if (node.type === 'image') return node.alt ?? '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const words = node.children.map(wordsOf);
  if (node.type === 'link') return withAddress(words.join(''), node.url);
  if (node.type === 'tableRow') return words.filter(Boolean).join(', ');
  const isBlock = ['root', 'blockquote', 'table'].includes(node.type);
  return words.join(isBlock ? '\n\n' : '');
}

/**
 * The words of a text that is written in HTML, Markdown or neither; empty lines part its paragraphs.
 * Items of lists stay lines, with their marks.
 */
export function withoutMarkup(text: string): string {
  // A list whose lines were run together before it came here.
  const lines = withoutHtml(text).replace(RUN_TOGETHER, '\n');
  return SIGNS_OF_MARKDOWN.test(lines) ? wordsOf(parseMarkdown(lines, NO_SYNTAX)) : lines;
}

/** Shorter lines were ended on purpose; longer ones may have been broken by an editor. */
const FULL_LINE = 55;

/** Whether a line continues in the next one: a line that begins with a capital letter or a number may be a new item. */
const goesOn = (line: string, next: string) =>
  line.length >= FULL_LINE && !/[.!?:;…。！？：；]$/u.test(line) && /^[\p{Ll}\p{Lo}]/u.test(next);

/** The lines of a paragraph, those put together again that an editor broke. */
const linesOf = (paragraph: string): string[] =>
  paragraph
    .split('\n')
    .map((line) => line.trim())
    .map((line, index, lines) => (goesOn(lines[index - 1] ?? '', line) ? ' ' : '\n') + line)
    .join('')
    .slice(1)
    .split('\n');

/**
 * A text with an empty line after each paragraph: people end lines where one item ends and another
 * begins, and nobody could read them joined.
 */
export const withParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .flatMap(linesOf)
    .map((line) => line.replace(MARK, ''))
    .join('\n\n');

/** One paragraph as the content's rules for texts want it; one that keeps the rules stays as it is. */
const toPlain = (text: string) =>
  text
    .replace(/[\s\p{Cc}]*[\p{Cc}\u2028\u2029][\s\p{Cc}]*/gu, ' ')
    .replace(/[\p{Cs}\ufffd\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\b((?:java|vb)script)(?:\s*:)+/gi, '$1')
    .replace(/\bdata:(?=\S)/gi, 'data: ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();

/**
 * The paragraphs of a text, each as the content's rules for texts want it: trimmed, on one line,
 * without invisible characters. Empty lines part them. A text that keeps the rules is its own only
 * paragraph.
 */
export const plainParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map(toPlain)
    .filter((paragraph) => VISIBLE.test(paragraph));

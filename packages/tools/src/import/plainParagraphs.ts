import { VISIBLE } from '@portfolio/data/schema/fields';
import { parseMarkdown } from '@portfolio/data/story/markdown';
import { MarkdownLimitError } from '@portfolio/data/story/markdownLimits';
import type { Nodes } from 'mdast';
import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';
import { BULLETS, pastedParagraphs, SIGNS } from '../content/pastedText.ts';

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

/** A `<` that begins no usual tag, as in `List<String>`. */
const NO_TAG = new RegExp(String.raw`<(?!/?(?:${tagNames})(?:\s[^<>]*)?/?>|!--)`, 'gi');

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** The start of a list item, in Markdown or as people type it. */
const ITEM = new RegExp(String.raw`^(?:[-*+·–—${BULLETS}${SIGNS}]|\d{1,3}[.)])\s`, 'u');

/**
 * Collapses white space like HTML. Lines stay if the text has only inline tags, and items of a Markdown list
 * between tags stay on their lines.
 */
const spaced = (text: string, hasBlocks: boolean) =>
  hasBlocks
    ? text.replace(/\s+/g, (space, at: number) =>
        space.includes('\n') && ITEM.test(text.slice(at + space.length)) ? '\n' : ' ',
      )
    : text.replace(/[^\S\n]+/g, ' ');

/** The start of an item that was joined to the line before. */
const RUN_TOGETHER = new RegExp(
  String.raw`[^\S\n]+(?=[${BULLETS}]\s)|[^\S\n]{2,}(?=\*\s+\S)`,
  'gu',
);

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

/** Lists and indented lines aren't parsed, because people also type '2019. A good year'. */
const NO_SYNTAX = ['list', 'codeIndented', 'setextUnderline', 'definition', 'characterEscape'];

/** A text without these signs isn't Markdown. Most texts have none, and needn't be parsed. */
const SIGNS_OF_MARKDOWN = /[*_~`[#>|\\&\n]/;

/** The words of Markdown, with empty lines between paragraphs. */
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
 * The words of a text in HTML, Markdown or neither, with empty lines between paragraphs. List items stay on their
 * own lines, with their marks. A text with too much Markdown to read stays as it is.
 */
export function withoutMarkup(text: string): string {
  // Some sources have joined the lines of a list.
  const lines = withoutHtml(text).replace(RUN_TOGETHER, '\n');
  if (!SIGNS_OF_MARKDOWN.test(lines)) return lines;
  try {
    return wordsOf(parseMarkdown(lines, NO_SYNTAX));
  } catch (error) {
    if (error instanceof MarkdownLimitError) return lines;
    throw error;
  }
}

/** Makes a paragraph follow the content's rules for texts. Valid paragraphs stay as they are. */
const toPlain = (text: string) =>
  text
    .replace(/\ufffd/g, '')
    .replace(/\b((?:java|vb)script)(?:\s*:)+/gi, '$1')
    .replace(/\bdata:(?=\S)/gi, 'data: ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();

/** The paragraphs of a text. Each follows the content's rules for texts: trimmed, on one line, and plain. */
export const plainParagraphs = (text: string): string[] =>
  pastedParagraphs(text)
    .map(toPlain)
    .filter((paragraph) => VISIBLE.test(paragraph));

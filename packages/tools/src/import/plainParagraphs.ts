import { parseMarkdown } from '@portfolio/data/caseStudy/markdown';
import { MarkdownLimitError } from '@portfolio/data/caseStudy/markdownLimits';
import { VISIBLE } from '@portfolio/data/schema/fields';
import type { Element, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { toText } from 'hast-util-to-text';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { pastedParagraphs } from '../content/pastedText.ts';

/** HTML as editors write it. Other words after a `<`, as in `List<String>`, are text. */
const TAG =
  /^(?:<!--|<\/?(?:a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|small|span|strong|su[bp]|table|tbody|td|th|thead|tr|u|ul)(?=[\s/>]))/i;

/** Lists and indented lines aren't parsed, because people also type '2019. A good year'. */
const NO_SYNTAX = ['list', 'codeIndented', 'setextUnderline', 'definition', 'characterEscape'];

/** A text without these signs is plain. */
const SIGNS = /[*_~`[#>|\\&<]/;

/** Writes what a picture and the address of a link say as text. */
function keepWords(node: Element) {
  const { alt, href } = node.properties;
  const address = String(href ?? '').replace(/^mailto:/, '');
  if (node.tagName === 'img') node.children = [{ type: 'text', value: String(alt ?? '') }];
  if (node.tagName === 'img') node.tagName = 'span';
  const isWeb = node.tagName === 'a' && /^(?:https?|mailto):/.test(String(href));
  const label = toText(node);
  if (isWeb && !label.includes(address) && !address.endsWith(`//${label}`)) {
    node.children.push({ type: 'text', value: ` (${address})` });
  }
}

/**
 * The words of a text in HTML, Markdown or neither, with its lines. A text with too much Markdown to read stays as it is.
 */
export function withoutMarkup(text: string): string {
  if (!SIGNS.test(text)) return text;
  try {
    const tree = parseMarkdown(text, NO_SYNTAX);
    visit(tree, 'html', (node, index, parent) => {
      if (!TAG.test(node.value)) parent?.children.splice(index ?? 0, 1, { ...node, type: 'text' });
    });
    const html = raw(toHast(tree, { allowDangerousHtml: true })) as Root;
    visit(html, 'element', keepWords);
    return toText(html, { whitespace: 'pre' });
  } catch (error) {
    if (error instanceof MarkdownLimitError) return text;
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

import { type DefaultTreeAdapterTypes as Html, parseFragment } from 'parse5';

/** What opens a new line where it stands in a text. */
const blocks =
  'address article aside blockquote dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  );

const inlines =
  'a abbr b big br cite code del em font i img ins kbd label mark q s samp small span strike strong sub sup td th tt u var'.split(
    ' ',
  );

/** Elements whose text is no text for readers. */
const silent = ['script', 'style', 'template', 'title', 'head'];

const tagNames = [...blocks, ...inlines, ...silent, 'html', 'body'].join('|');

/** A tag of HTML that texts are written with; `List<String>` holds none. */
const TAG = new RegExp(String.raw`</?(?:${tagNames})(?:\s[^<>]*)?/?>|<!--`, 'i');

const NO_TAG = new RegExp(String.raw`<(?!/?(?:${tagNames})(?:\s[^<>]*)?/?>|!--)`, 'gi');

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

function textOf(node: Html.Node): string {
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  if (!('childNodes' in node) || silent.includes(node.nodeName)) return '';
  const text = node.childNodes.map(textOf).join('');
  if (node.nodeName === 'br') return '\n';
  if ('attrs' in node) {
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value;
    if (node.nodeName === 'img') return attribute('alt') ?? '';
    const href = node.nodeName === 'a' ? attribute('href') : undefined;
    if (href && href !== text) return `${text} (${href})`;
  }
  return blocks.includes(node.nodeName) ? `\n\n${text.trim()}\n\n` : text;
}

/** Markdown that résumés are written with: links, headings, bullets, emphasis, code. */
const withoutMarkdown = (text: string) =>
  text
    .replace(/!\[([^\]\n]*)\]\([^)\s]*\)/g, '$1')
    .replace(/\[([^\]\n]+)\]\(([^)\s]+)(?:\s+"[^"\n]*")?\)/g, (_, label: string, url: string) =>
      label === url ? url : `${label} (${url})`,
    )
    .replace(/^ {0,3}#{1,6}\s+/gm, '')
    .replace(/^\s*[-*]\s+(?!\d)/gm, '')
    .replace(/\*\*(?=\S)([^\n]+?)(?<=\S)\*\*/g, '$1')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<![\w_])_(?=[^\s_])([^_\n]+?)(?<=\S)_(?![\w_])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1');

/** Whether the text is written in HTML or Markdown, as a whole or in places. */
export const isMarkedUp = (text: string) =>
  TAG.test(text) || ENTITY.test(text) || withoutMarkdown(text) !== text;

/** The words of a text that is written in HTML, Markdown or neither. */
export const withoutMarkup = (text: string) =>
  withoutMarkdown(
    TAG.test(text) || ENTITY.test(text)
      ? textOf(parseFragment(text.replace(NO_TAG, '&lt;').replace(/\n\s*\n/g, '<p>')))
      : text,
  );

/** One paragraph as `schema/plainText.ts` wants it; one that keeps the rules stays as it is. */
const toPlain = (text: string) =>
  text
    .replace(/[\s\p{Cc}]*[\p{Cc}\u2028\u2029][\s\p{Cc}]*/gu, ' ')
    .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\b((?:java|vb)script)(?:\s*:)+/gi, '$1')
    .replace(/\bdata:(?=\S)/gi, 'data: ')
    .replace(/<(?=[a-z/!?])/gi, '< ')
    .trim();

/**
 * The paragraphs of a text, each as the content's rules for texts want it: trimmed, on one line,
 * without what cannot be seen. Empty lines part them. A text that keeps the rules is its own only
 * paragraph.
 */
export const plainParagraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\r?\n\s*/)
    .map(toPlain)
    .filter((paragraph) => paragraph !== '');

import type { Nodes, Parents } from 'mdast';
import { showValue } from '../values/showValue.ts';
import { lineOf } from './markdown.ts';

const SHOWN =
  '## headings, - lists, > quotes, tables with |---| below their head, [links](address), ![pictures](address) with %20 for a space, `code`, *emphasis*, **strong** and ~~deleted~~ words';

/** The fix for everything that case studies don't show. The owner reads it once for each file. */
export const SHOWN_FIX = `: they show ${SHOWN}; write it as one of these, put <!-- and --> around what nobody should see, and \\ before signs that are meant`;

/** The message about a part of the text that case studies don't show. */
export const notShown = (part: string) =>
  `has ${showValue(part.trim().replace(/\s+/g, ' '))}, which case studies don't show`;

/** Signs that CommonMark takes for text, although they mean something in other programs, or were meant to. */
const FOREIGN = new RegExp(
  [
    // Comments, tags of templates and attributes.
    String.raw`<!--|%%|\{(?:[{%:]|/\*|[#.]\w)`,
    // Formulas.
    String.raw`\$\$|(?<![\w$])\$[^\s$](?:[^$]*[^\s$])?\$(?![\w$])`,
    // Links and pictures without an address or with a space in it.
    String.raw`(?:!?\[[^\]\n]*)?\](?:\([^)\n]*\)|\[[^\]\n]*\])|!\[[^\]\n]*\]`,
    // Footnotes, wiki links, alerts and tables of contents.
    String.raw`\[\^[^\]\s]+\]|\[\[[^\]\n]+\]\]|^\[(?:!\w+|toc)\]`,
    // Highlights, subscripts, superscripts, emoji, and stars that make nothing strong.
    String.raw`==[^\s=][^=]*==|([~^])[^\s~^]+\1|(?<![\w:/]):[a-z][a-z\d_+-]+:(?![\w:])|\*\*`,
    // Lines that begin a definition, a block, a row, a heading or an item.
    String.raw`^[ \t>]*(?::::|:[ \t]+\S|\|.*\|[ \t]*$|#{2,6}[^\s#]|[•◦▪●○■]\s)`,
  ].join('|'),
  'gim',
);

/**
 * A text as it is written, without escaped signs, code and addresses. The signs that are left are syntax in other
 * programs.
 */
function signsOf(node: Nodes, source: string): string {
  const { start, end } = node.position ?? {};
  const written = start?.offset === undefined ? undefined : source.slice(start.offset, end?.offset);
  if (node.type === 'text') return (written ?? node.value).replace(/\\[!-/:-@[-`{-~]/g, '\0');
  if (node.type === 'break') return '\n';
  const isAddress = node.type === 'link' && !written?.startsWith('[');
  if (isAddress || !('children' in node)) return '\0';
  return node.children.map((child) => signsOf(child, source)).join('');
}

/**
 * Finds signs of other programs, which visitors would see as they are.
 * @param source of the whole file
 */
export function foreignSigns(node: Parents, source: string): { line: number; signs: string }[] {
  const text = node.children.map((child) => signsOf(child, source)).join('');
  return Array.from(text.matchAll(FOREIGN), ({ 0: signs, index }) => ({
    line: lineOf(node) + text.slice(0, index).split('\n').length - 1,
    signs,
  }));
}

import type { Nodes, Parents } from 'mdast';
import { lineOf } from './markdown.ts';

/**
 * Syntax of other programs' Markdown. CommonMark takes it for text, so visitors would see the signs. Each entry has
 * the name, the signs and the fix.
 */
const notations: readonly (readonly [name: string, signs: RegExp, fix: string])[] = [
  ['a comment that doesn’t end', /<!--/, 'write --> after it, without an empty line in it'],
  ['a comment of Obsidian', /%%/, 'write <!-- and --> around it'],
  ['a comment of MDX', /\{\/\*/, 'write <!-- and --> around it'],
  ['a tag of a template', /\{\{|\{%/, 'take it out'],
  [
    'a formula',
    /\$\$[^$]+\$\$|^\s*\$\$\s*$|(?:^|[^\w$])\$[^\s$](?:[^$]*[^\s$])?\$(?![\w$])/m,
    'write it in words or between ` `, or show it as a picture',
  ],
  ['a footnote', /\[\^[^\]\s]+\]/, 'write its text where the mark is'],
  [
    'an address with a space',
    /\]\([^)\n]*\)/,
    'write < and > around it, as in ![What it shows](<../files/my picture.png>)',
  ],
  ['a wiki link', /\[\[[^\]\n]+\]\]/, 'write [words](file.md)'],
  [
    'a reference without its address',
    /!\[[^\]\n]*\]|\]\[[^\]\n]*\]/,
    'write the address in ( ) after the [ ]',
  ],
  ['an alert', /^\[![a-z]+\]/i, 'begin the quote with **Note**'],
  ['a table of contents', /^\[toc\]$/i, 'take it out'],
  ['a highlight', /==[^\s=](?:[^=]*[^\s=])?==/, 'write ** around it'],
  ['a subscript', /~[^\s~]+~/, 'write it in other words, or ~~ to strike it out'],
  ['a superscript', /\^[^\s^]+\^/, 'write it in other words, or with a sign such as ²'],
  ['a name of an emoji', /(?:^|[^\w:/]):[a-z][a-z\d_+-]+:(?![\w:])/, 'write the emoji itself'],
  ['a definition list', /\n[\s>]*:[ \t]+\S/, 'write a list'],
  ['a block of another program', /^:::/m, 'write a quote'],
  ['attributes', /\{[:#.][^{}\n]+\}\s*$/, 'take them out'],
  ['a row of a table', /^[ \t]*\|.*\|[ \t]*$/m, 'write a line such as |---|---| below its head'],
  ['a heading', /^#{2,6}[^\s#]/m, 'write a space after the #'],
  [
    'a list with the signs of another program',
    /^[ \t]*[•◦▪●○■]\s/m,
    'write - before each item, and an empty line above the list',
  ],
  ['stars that make nothing strong', /\*\*/, 'write no space inside them'],
];

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
 * Finds syntax of other programs, which stories don't support.
 * @param source of the whole file
 */
export const foreignSigns = (node: Parents, source: string) => {
  const text = node.children.map((child) => signsOf(child, source)).join('');
  return notations.flatMap(([name, signs, fix]) => {
    const { index } = signs.exec(text) ?? {};
    if (index === undefined) return [];
    const meant = /^a (?:comment|list)/.test(name) ? '' : '; put \\ before signs that are meant';
    return [
      {
        line: lineOf(node) + text.slice(0, index).split('\n').length - 1,
        message: `has ${name}, which stories don't show: ${fix}${meant}`,
      },
    ];
  });
};

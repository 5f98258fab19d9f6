import { classifyAddress } from '@portfolio/data/schema/address';
import { VISIBLE } from '@portfolio/data/schema/fields';
import { withNewlines } from '@portfolio/data/values/safeText';

/** Signs that only mark list items, with those of Word's own fonts, and signs that may also be within a line. */
export const BULLETS = '•◦▪▸‣●○■□◆▶►➢➤⁃∙\uf020-\uf0ff';
export const SIGNS = '✓✔→⇒»';

/** The mark of a list item. Of a letter that Word draws as a mark, the tab behind it tells. */
const MARK = new RegExp(
  String.raw`^(?:[${BULLETS}]|[-*–—${SIGNS}](?=\s)|\+(?=\s\D)|[o§·](?=\t))\s*`,
  'u',
);

/** What nobody sees: soft hyphens, marks of the byte order, halves of a character, and changes of the direction. */
const UNSEEN = /[\xad\ufeff\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Characters next to which a joiner or a zero-width space means nothing, unlike in Arabic, Hindi, Thai or an emoji. */
const PLAIN = String.raw`\p{ASCII}\p{P}\p{Z}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}`;

const WITHOUT_WIDTH = new RegExp(
  String.raw`(?<![^${PLAIN}])[\u200b-\u200d\u2060]+(?![^${PLAIN}])`,
  'gu',
);

/** A text without what other programs put into it that nobody sees. */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, '').replace(WITHOUT_WIDTH, '');

/** A pasted text on one line, without what nobody sees. */
export const pastedLine = (text: string): string =>
  withoutUnseen(text)
    .replace(/[\s\p{Cc}]*[\p{Cc}\u2028\u2029][\s\p{Cc}]*/gu, ' ')
    .trim();

/** The author ended shorter lines on purpose. An editor may have broken longer ones. */
const FULL_LINE = 55;

/**
 * Whether a line continues in the next one. A line that begins with a capital letter may be a new item, unless empty lines
 * divide the items; one that begins with a number may always be.
 */
const continues = (line: string, next: string, areDivided: boolean): boolean =>
  line.length >= FULL_LINE &&
  !/[.!?:;…。！？：；]$/u.test(line) &&
  !MARK.test(next) &&
  (areDivided ? /^\p{L}/u : /^[\p{Ll}\p{Lo}]/u).test(next);

/** The lines of a paragraph. Lines that an editor broke are joined again. */
const linesOf = (paragraph: string, _: number, { length }: readonly string[]): string[] =>
  paragraph
    .split('\n')
    .map((line) => line.trim())
    .map(
      (line, index, lines) =>
        (continues(lines[index - 1] ?? '', line, length > 1) ? ' ' : '\n') + line,
    )
    .join('')
    .slice(1)
    .split('\n');

/**
 * The paragraphs of a pasted text. People end a line after each item, and joined items would be unreadable, so each line is
 * a paragraph, without the mark of a list.
 */
export const pastedParagraphs = (text: string): string[] =>
  withNewlines(withoutUnseen(text))
    .split(/\n\s*\n/)
    .flatMap(linesOf)
    .map((line) => pastedLine(line.replace(MARK, '')))
    .filter((paragraph) => VISIBLE.test(paragraph));

/** A web address as people write it, such as `github.com/ada`, with its scheme. Another text stays as it is. */
export function withScheme(text: string): string {
  const address = classifyAddress(text);
  return 'url' in address ? address.url : text;
}

import { graphemesIn } from '../graphemes.ts';

/** Where react-pdf may end a line: it takes the mark out again, and draws no hyphen. */
const breakMark = '\u00ad';

/** Longer pieces may be broken anywhere, so that they never leave the page. */
const maxUnbroken = 28;

const eastAsian = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u303f\uff01-\uff60`;
const opening = '（［｛「『【〈《〔〖“‘';
const closing = '、。，．：；！？）］｝」』】〉》〕〗”’…々ー';

/** After a character of a script without spaces, and before one, as their rules allow. */
const betweenEastAsian = new RegExp(
  `(?<=[${eastAsian}])(?<![${opening}])(?![${closing}])|(?<![${opening}\\s])(?=[${eastAsian}])(?![${closing}])`,
  'gu',
);

/** After a sign that joins the parts of a path, an address or a compound. */
const afterJoint = /(?<=[\p{L}\p{N}][/\\@&?=_.:#-]+)(?=[\p{L}\p{N}])/gu;

function breakWord(word: string): string {
  if (word.length <= maxUnbroken) return word;
  return word
    .split(afterJoint)
    .map((piece) => {
      if (piece.length <= maxUnbroken) return piece;
      return graphemesIn(piece).join(breakMark);
    })
    .join(breakMark);
}

/** Marks where a line may end within a word: react-pdf itself knows only spaces, and hyphens. */
export function markBreaks(text: string): string {
  return text
    .replaceAll(breakMark, '')
    .replace(betweenEastAsian, breakMark)
    .split(/( +)/)
    .map((word) => word.split(breakMark).map(breakWord).join(breakMark))
    .join('');
}

/** For react-pdf: the parts of a word; an empty one between two lets the line end there. */
export const partsOfWord = (word: string): string[] =>
  word.split(breakMark).flatMap((part, index) => (index === 0 ? [part] : ['', part]));

/** The parts of a text that stay on one line. */
export const unbrokenParts = (text: string): string[] =>
  markBreaks(text).split(new RegExp(`[ ${breakMark}]`));

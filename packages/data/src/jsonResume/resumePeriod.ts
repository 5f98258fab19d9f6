import { endsBeforeStart } from '../dates.ts';
import { isOngoing, phrasesOf, plainDate, wordsIn } from './dateNames.ts';
import { BETWEEN_SIGNS, ERA_YEAR, LENGTH, OTHER_CALENDAR, UNTIL_ENDINGS } from './dateWords.ts';
import { readDate } from './resumeDate.ts';

/** A date or a period of a résumé as the content writes dates, as precise as it is stated. */
export interface ResumeDates {
  /** Undefined where only the end of a period is stated. */
  start?: string;
  /** The same as the start for a date alone; undefined for a period that goes on. */
  end?: string;
  /** Whether it's a period, or the word for one that goes on ('Present'), and not a date alone. */
  isPeriod: boolean;
  /** Whether something around a year or a month could not be read. */
  isRough: boolean;
  /** Whether the end is a plan: 'Expected Aug 2027'. */
  isExpected: boolean;
}

/** A letter of a script with spaces between words, in which a phrase isn't a part of a word. */
const LETTER = '[\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{sc=Arab}\\p{sc=Hebr}]';

const oneOf = (kind: Parameters<typeof phrasesOf>[0]) =>
  `(?<!${LETTER})(?:${phrasesOf(kind)
    .map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')})(?!${LETTER})`;

const EXPECTED = new RegExp(oneOf('expected'), 'gu');
const SINCE = new RegExp(`^[^\\p{L}\\p{N}]*${oneOf('since')}(?=.*\\d)`, 'u');
const TO = new RegExp(`(?:^|(?<=\\s))${oneOf('to')}(?=\\s|$)`, 'gu');

/** The texts before and behind a sign or a word between a start and an end. */
interface Pieces {
  left: string;
  right: string;
  /** Whether the sign may also be within a date: '06/09/2014', '2014-06'. */
  isWeak: boolean;
}

/** The places where a text may be a start and an end, the surest first. */
const piecesOf = (text: string): Pieces[] =>
  [BETWEEN_SIGNS, TO]
    .flatMap((between) => [...text.matchAll(between)])
    .map(({ 0: found, index }) => {
      const left = text.slice(0, index);
      const right = text.slice(index + found.length).replace(LENGTH, '');
      const isSpaced = /\s$/.test(left) && /^\s/.test(right);
      return { left, right, isWeak: /^[/-]$/.test(found) && !isSpaced };
    })
    .toSorted((one, other) => Number(one.isWeak) - Number(other.isWeak));

const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text);
const isNumeric = (text: string) => wordsIn(text).length === 0;
const yearIn = (text: string) => /(?<!\d)\d{4}(?!\d)/.exec(text)?.[0];
const isYear = (text: string) => /^\s*\d{4}\s*$/.test(text);

/** The year that a start and an end share ('Jan–Mar 2014', '2019年3月～5月'), and the century in '2019/20'. */
function completed(pieces: Pieces): Pick<Pieces, 'left' | 'right'> {
  const { left, right, isWeak } = pieces;
  const short = /^\s*(\d\d)\s*$/.exec(right)?.[1];
  const century = /(?:^|\s)(\d\d)\d\d\s*$/.exec(left)?.[1];
  if (short && century) return { left, right: century + short };
  const [before, after] = [yearIn(left), yearIn(right)];
  const isOne = isWeak && isNumeric(left);
  if (isOne || isNumeric(left) !== isNumeric(right) || [left, right].some(isBlank)) return pieces;
  if (after && !before && !isYear(right)) return { left: `${left} ${after}`, right };
  if (before && !after && !isYear(left)) return { left, right: `${before} ${right}` };
  return pieces;
}

function readPieces(pieces: Pieces): Omit<ResumeDates, 'isExpected'> | undefined {
  const isOpen = isOngoing(pieces.right);
  if (isOpen || isBlank(pieces.right)) {
    const start = readDate(pieces.left.replace(SINCE, ''));
    if (start) return { start: start.date, isPeriod: true, isRough: start.isRough };
    return isOpen && isBlank(pieces.left) ? { isPeriod: true, isRough: false } : undefined;
  }
  const { left, right } = completed(pieces);
  const start = readDate(left.replace(SINCE, ''));
  const end = readDate(right);
  if (!end || !(start || isBlank(left))) return undefined;
  // Where one takes its year from the other, both must be read without doubt; otherwise this isn't a period.
  const [isLeft, isRight] = [left !== pieces.left, right !== pieces.right];
  const isReversed = start !== undefined && endsBeforeStart(start.date, end.date);
  const isGuess = (isLeft && start?.isRough) || (isRight && end.isRough) || isReversed;
  if ((isLeft || isRight) && isGuess) return undefined;
  const isRough = Boolean(start?.isRough) || end.isRough;
  return { ...(start && { start: start.date }), end: end.date, isPeriod: true, isRough };
}

/** A sign that is more often between two dates than within one, or that has nothing on one side. */
const PERIOD_SIGN = /[\u2010-\u2015\u301C\u2192]|\d\D*~|\s-\s|^\s*-|-\s*$/;

/** Longer texts are sentences, in which a search for dates could take seconds. */
const MOST_LETTERS = 100;

/**
 * The dates in a text: one, as {@link readDate} reads it, or two of them ('Jan–Mar 2014'), or a start or an end alone
 * ('since 2011', '2019–', 'Present'). Undefined when it is neither, or of another calendar.
 */
export function parseResumeDates(text: string): ResumeDates | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const plain = plainDate(text)
    .replace(ERA_YEAR, '')
    .replace(UNTIL_ENDINGS, ' ')
    .replace(/^\s*~/, '?');
  if (OTHER_CALENDAR.test(plain)) return undefined;
  if (isOngoing(plain)) return { isPeriod: true, isRough: false, isExpected: false };
  const rest = plain.replace(EXPECTED, ' ');
  const isExpected = rest !== plain;
  const date = readDate(rest);
  const one = date && { start: date.date, end: date.date, isPeriod: false, isRough: date.isRough };
  if (one && !one.isRough && !PERIOD_SIGN.test(rest)) return { ...one, isExpected };
  const periods = piecesOf(rest).flatMap((pieces) => readPieces(pieces) ?? []);
  const since = SINCE.test(rest) ? readDate(rest.replace(SINCE, '')) : undefined;
  const found =
    periods.find(({ isRough }) => !isRough) ??
    (one?.isRough ? undefined : one) ??
    periods[0] ??
    (since && { start: since.date, isPeriod: true, isRough: since.isRough }) ??
    one;
  return found && { ...found, isExpected };
}

/** Years that are most likely of the Islamic, Persian, Buddhist, Nepalese or Jewish calendar. */
const OTHER_YEARS = /(?<!\d)(?:1[34]\d\d|20[5-9]\d|2[45]\d\d|5[78]\d\d)(?!\d)/;

/** Whether a text that can't be read is a date of another calendar than the Gregorian one. */
export function isOtherCalendar(text: string): boolean {
  const plain = plainDate(text);
  return (
    [OTHER_CALENDAR, OTHER_YEARS].some((sign) => sign.test(plain)) || plain.search(ERA_YEAR) >= 0
  );
}

import { isDayOf } from '../dates.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt'];

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The names of each month in a few languages. */
const monthNames = Array.from({ length: 12 }, (_, index) =>
  LANGUAGES.map((language) =>
    withoutMarks(
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2000, index),
      ),
    ),
  ),
);

/** The month that a word names or shortens, from 1; 0 for none, and for one that may be two. */
function monthNamed(word: string): number {
  const start = withoutMarks(word);
  const found = monthNames.flatMap((names, index) =>
    names.some((name) => name.startsWith(start)) ? [index + 1] : [],
  );
  return found.length === 1 ? (found[0] ?? 0) : 0;
}

/** The words in résumés for a date that hasn't come yet, in a few languages. */
const ONGOING =
  /^(?:present|current|currently|now|ongoing|today|to date|till date|till now|heute|aktuell|présent|aujourd.hui|actual|actualidad|actualmente|presente|atual|atualmente|oggi|attuale|heden|nu|по настоящее время|настоящее время|至今|现在|現在|현재)$/i;

/** A part of a date, from a group of the same name. */
const YEAR = '(?<year>[12]\\d{3})';
const MONTH = '(?<month>\\d{1,2})';
const DAY = '(?<day>\\d{1,2})';
const NAME = '(?<name>\\p{L}{3,})\\.?';

/** The forms of dates: the schema's own first, then those that people also write. */
const forms = [
  `${YEAR}`,
  `${YEAR}[-/.]${MONTH}`,
  `${YEAR}[-/.]${MONTH}[-/.]${DAY}(?:[T ].*)?`,
  `${MONTH}[-/.]${YEAR}`,
  `${DAY}\\.${MONTH}\\.${YEAR}`,
  `${NAME},?[ /-]${YEAR}`,
  `${YEAR}[ /-]${NAME}`,
  `${NAME} ${DAY},? ${YEAR}`,
  `${DAY}\\.?[ -]${NAME},?[ -]${YEAR}`,
  `${YEAR}年${MONTH}月(?:${DAY}日)?`,
].map((form) => new RegExp(`^${form}$`, 'iu'));

/** Words or a day and a month in either order, around one year: 'Summer 2019', '01/09/2016'. */
const YEAR_ONLY = new RegExp(`^(?:\\D*${YEAR}\\D*|\\d{1,2}[-/]\\d{1,2}[-/](?<last>[12]\\d{3}))$`);

/** A date as the content writes it, and whether the résumé says something else. */
export interface ResumeDate {
  /** `2014`, `2014-06` or `2014-06-29`. */
  date: string;
  /** Whether something around the year or the month could not be read. */
  isRough: boolean;
}

/** Whether the text means that a period has no end yet. */
export const isOngoing = (text: string) => ONGOING.test(text);

const twoDigits = (number: number) => String(number).padStart(2, '0');

function fromGroups(groups: Record<string, string | undefined>): ResumeDate | undefined {
  const { year = '', month, name } = groups;
  const number = name ? monthNamed(name) : Number(month ?? 0);
  if (name && number === 0) return undefined;
  if (number > 12 || number === 0) return { date: year, isRough: number > 12 };
  const day = Number(groups.day ?? 0);
  const isDay = isDayOf(Number(year), number, day);
  const date = `${year}-${twoDigits(number)}`;
  return isDay
    ? { date: `${date}-${twoDigits(day)}`, isRough: false }
    : { date, isRough: day !== 0 };
}

/**
 * A date of a résumé as far as it is stated: `2014`, `2014-06`, `2014-06-29`, and the forms that people also
 * write, such as `06/2014`, `29.6.2014` or `June 2014`. Month 00 and day 00 mean none; a month or a day that
 * the calendar doesn't have is left out. Undefined when it isn't a date.
 */
export function parseResumeDate(text: string): ResumeDate | undefined {
  const groups = forms.map((form) => form.exec(text)?.groups).find(Boolean);
  const date = groups && fromGroups(groups);
  if (date) return date;
  const { year, last } = YEAR_ONLY.exec(text)?.groups ?? {};
  const rough = year ?? last;
  return rough === undefined ? undefined : { date: rough, isRough: true };
}

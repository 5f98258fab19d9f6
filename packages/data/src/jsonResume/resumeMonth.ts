/** A date as far as a résumé states it; months count from 1. */
export interface ResumeDate {
  year: string;
  month?: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** What résumés write for a date that has not come yet. */
const ONGOING = /^(?:present|current|currently|now|ongoing|today|to date|till date)$/i;

/** The forms that dates come in: the schema's own first, then what people write all the same. */
const forms = [
  /^(?<year>[12]\d{3})$/,
  /^(?<year>[12]\d{3})[-/.](?<month>\d{1,2})$/,
  /^(?<year>[12]\d{3})[-/.](?<month>\d{1,2})[-/.]\d{1,2}(?:[T ].*)?$/,
  /^(?<month>\d{1,2})[-/.](?<year>[12]\d{3})$/,
  /^(?<name>[a-z]{3})[a-z]*\.?,? (?<year>[12]\d{3})$/i,
];

/** Whether the text says that something has no end yet. */
export const isOngoing = (text: string) => ONGOING.test(text);

/**
 * A date of a résumé: `2014`, `2014-06`, `2014-06-29`, and what people write besides, such as
 * `06/2014` or `June 2014`. Month 00 stands for none. Undefined when it is no date.
 */
export function parseResumeDate(text: string): ResumeDate | undefined {
  const groups = forms.map((form) => form.exec(text)?.groups).find(Boolean);
  if (groups?.year === undefined) return undefined;
  const { year, name } = groups;
  const month = name ? MONTHS.indexOf(name.toLowerCase()) + 1 : Number(groups.month ?? 0);
  if (month > 12 || (name && month === 0)) return undefined;
  return month === 0 ? { year } : { year, month };
}

/** A date as a month of the content: `2014-06`. One without a month gets `unlessSaid`. */
export const toMonth = ({ year, month }: ResumeDate, unlessSaid: number) =>
  `${year}-${String(month ?? unlessSaid).padStart(2, '0')}`;

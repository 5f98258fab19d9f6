import { makeFormat, percentOf } from '../text/format.ts';
import { capitalized } from '../text/sentence.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from '../text/types.ts';
import { wilsonInterval } from './interval.ts';
import type { ShareData } from './schema.ts';

/** How the numbers of a share are written. */
export const shareFormat = ({ part, whole }: ShareData, language: FigureLanguage) =>
  makeFormat([part, whole], undefined, language);

const percentIn = (count: number, whole: number, language: FigureLanguage) =>
  whole > 0 ? percentOf(count / whole, language) : '';

/** Such as `11 of 12 incidents flagged within a day (92%); the twelfth was found later.` */
export function findingOfShare(data: ShareData, language: FigureLanguage): string {
  const { part, whole, unit, label, note } = data;
  const { clauses, sentence, share } = language.words;
  const format = shareFormat(data, language);
  const finding = share.finding({
    part: format(part),
    whole: format(whole),
    unit,
    label,
    percent: percentIn(part, whole, language),
  });
  return sentence(note ? clauses([finding, note]) : finding);
}

/** The 95% interval of the share, as it is written; undefined if it is narrower than its numbers. */
export function intervalOf({ part, whole }: ShareData, language: FigureLanguage) {
  const [low = '', high = ''] = wilsonInterval(part, whole).map((end) => percentOf(end, language));
  return low === high ? undefined : language.words.range(low, high);
}

export function tableOfShare(data: ShareData, language: FigureLanguage): FigureTable {
  const { part, whole, unit, label } = data;
  const { count, share, others, all, interval } = language.words.share;
  const format = shareFormat(data, language);
  const range = intervalOf(data, language);
  const row = (name: string, counted: number) => [
    name,
    format(counted),
    percentIn(counted, whole, language),
  ];
  return {
    head: [capitalized(unit), count, share],
    rows: [
      row(label, part),
      row(others, whole - part),
      row(all, whole),
      ...(range ? [[interval(percentOf(0.95, language)), '', range]] : []),
    ],
  };
}

export function labelsOfShare(data: ShareData, language: FigureLanguage): FigureLabel[] {
  const { part, whole, unit, label, note } = data;
  const format = shareFormat(data, language);
  const value = language.words.share.of(format(part), format(whole));
  return [{ value, text: note ?? `${unit} ${label}` }];
}

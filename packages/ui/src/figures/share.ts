import type { UiLanguage } from '../words/index.ts';
import { makeFormat, percentOf } from './format.ts';
import { capitalized } from './sentence.ts';
import type { FigureTable, ShareData } from './types.ts';

/** The numbers of a share as they are written. */
export const shareFormat = ({ part, whole }: ShareData, language: UiLanguage) =>
  makeFormat([part, whole], undefined, language);

const percentIn = (count: number, whole: number, language: UiLanguage) =>
  whole > 0 ? percentOf(count / whole, language) : '';

/** Such as `11 of 12 incidents flagged within a day (92%); the twelfth was found later.` */
export function findingOfShare(data: ShareData, language: UiLanguage): string {
  const { part, whole, unit, label, note } = data;
  const { clauses, sentence, share } = language.words.figures;
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

export function tableOfShare(data: ShareData, language: UiLanguage): FigureTable {
  const { part, whole, unit, label } = data;
  const { count, share, others, all } = language.words.figures.share;
  const format = shareFormat(data, language);
  const row = (name: string, counted: number) => [
    name,
    format(counted),
    percentIn(counted, whole, language),
  ];
  return {
    head: [capitalized(unit), count, share],
    rows: [row(label, part), row(others, whole - part), row(all, whole)],
  };
}

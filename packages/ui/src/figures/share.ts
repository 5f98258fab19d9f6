import { makeFormat, percentOf } from './format.ts';
import { capitalized } from './sentence.ts';
import type { FigureTable, ShareData } from './types.ts';

/** The numbers of a share as they are written. */
export const shareFormat = ({ part, whole }: ShareData) => makeFormat([part, whole]);

const percent = (count: number, whole: number) => (whole > 0 ? percentOf(count / whole) : '');

/** Such as `11 of 12 incidents flagged within a day (92%); the twelfth was found later.` */
export function findingOfShare(data: ShareData): string {
  const { part, whole, unit, label, note } = data;
  const format = shareFormat(data);
  const share = percent(part, whole);
  return `${format(part)} of ${format(whole)} ${unit} ${label}${share && ` (${share})`}${note ? `; ${note}` : ''}.`;
}

export function tableOfShare(data: ShareData): FigureTable {
  const { part, whole, unit, label } = data;
  const format = shareFormat(data);
  const row = (name: string, count: number) => [name, format(count), percent(count, whole)];
  return {
    head: [capitalized(unit), 'Count', 'Share'],
    rows: [row(label, part), row('others', whole - part), row('all', whole)],
  };
}

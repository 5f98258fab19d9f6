import { intervalFormat, makeFormat } from '../text/format.ts';
import { capitalized, statement } from '../text/sentence.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from '../text/types.ts';
import type { ComparisonData } from './schema.ts';

/** The number of other values that the finding names. The table has all of them. */
const NAMED_OTHERS = 4;

type Compared = ComparisonData['values'][number];

/** How the numbers of a comparison are written. */
export const comparisonFormat = ({ values, unit }: ComparisonData, language: FigureLanguage) =>
  makeFormat(
    values.map(({ value }) => value),
    unit,
    language,
  );

/** Adds the rank, such as `this model 6.8%, the second lowest of 5`, if one direction is better. */
function ranked(
  ours: Compared,
  text: string,
  { values, better }: ComparisonData,
  { words }: FigureLanguage,
): string {
  if (!better) return text;
  const { sameAsOther, sameAsOthers, ofTwo, rank } = words.comparison;
  const isBetter = (value: number) =>
    better === 'lower' ? value < ours.value : value > ours.value;
  const position = 1 + values.filter(({ value }) => isBetter(value)).length;
  const ties = values.filter(({ value }) => value === ours.value).length - 1;
  if (ties === values.length - 1) return (ties > 1 ? sameAsOthers : sameAsOther)(text);
  if (values.length === 2) {
    return ofTwo(text, (better === 'lower') === (position === 1) ? 'lower' : 'higher');
  }
  return rank({ ours: text, position, count: values.length, better, isTied: ties > 0 });
}

/** Such as `Mean absolute error: this model 6.8%, the lowest of 3; today's 9.5%, last year's 9.9%.` */
export function findingOfComparison(data: ComparisonData, language: FigureLanguage): string {
  const { clauses, comparison } = language.words;
  const format = comparisonFormat(data, language);
  const range = intervalFormat(data.values, data.unit, language);
  const say = ({ label, value, interval }: Compared) =>
    `${label} ${format(value)}${interval ? ` (${range(interval)})` : ''}`;
  const ours = data.values.find((value) => value.ours);
  const others = data.values.filter((value) => value !== ours);
  const more = others.length - NAMED_OTHERS;
  const named = others
    .slice(0, more > 1 ? NAMED_OTHERS : undefined)
    .map(say)
    .join(language.formats.comma);
  const parts = ours ? [ranked(ours, say(ours), data, language)] : [];
  if (named) parts.push(more > 1 ? comparison.andOthers(named, more) : named);
  return statement(capitalized(data.axis), clauses(parts), language);
}

export function tableOfComparison(data: ComparisonData, language: FigureLanguage): FigureTable {
  const { comparison, withBetter } = language.words;
  const format = comparisonFormat(data, language);
  const range = intervalFormat(data.values, data.unit, language);
  const hasIntervals = data.values.some(({ interval }) => interval);
  const axis = capitalized(data.axis);
  const value = data.better ? withBetter(axis, data.better) : axis;
  return {
    head: [comparison.name, value, ...(hasIntervals ? [comparison.interval] : [])],
    rows: data.values.map(({ label, value, interval }) => [
      label,
      format(value),
      ...(hasIntervals ? [interval ? range(interval) : ''] : []),
    ]),
  };
}

export function labelsOfComparison(data: ComparisonData, language: FigureLanguage): FigureLabel[] {
  const format = comparisonFormat(data, language);
  return data.values.map(({ label, value, ours }) => ({ value: format(value), text: label, ours }));
}

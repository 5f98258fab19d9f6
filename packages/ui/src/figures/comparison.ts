import { makeFormat } from './format.ts';
import { capitalized, ordinal, statement } from './sentence.ts';
import type { ComparisonData, FigureTable } from './types.ts';

/** How many of the others the finding names; the table has them all. */
const NAMED_OTHERS = 4;

type Compared = ComparisonData['values'][number];

/** The numbers of a comparison as they are written. */
export const comparisonFormat = ({ values, unit }: ComparisonData) =>
  makeFormat(
    values.map(({ value }) => value),
    unit,
  );

/** The intervals, whose ends may need more decimals than the values. */
function intervalFormat({ values, unit }: ComparisonData) {
  const format = makeFormat(
    values.flatMap(({ interval = [] }) => interval),
    unit,
  );
  return (interval: NonNullable<Compared['interval']>) => interval.map(format).join(' to ');
}

/** Such as `, the second lowest of 5`; nothing where no direction is the better one. */
function rankOf(ours: Compared, { values, better }: ComparisonData): string {
  if (!better) return '';
  const isBetter = (value: number) =>
    better === 'lower' ? value < ours.value : value > ours.value;
  const position = 1 + values.filter(({ value }) => isBetter(value)).length;
  const ties = values.filter(({ value }) => value === ours.value).length - 1;
  if (ties === values.length - 1) return ties > 1 ? ', like all the others' : ', like the other';
  if (values.length === 2) {
    return `, the ${(better === 'lower') === (position === 1) ? 'lower' : 'higher'} of the two`;
  }
  const rank = position === 1 ? '' : `${ordinal(position)} `;
  const end = better === 'lower' ? 'lowest' : 'highest';
  return `, ${ties ? 'tied for ' : ''}the ${rank}${end} of ${values.length}`;
}

/** Such as `Mean absolute error: this model 6.8%, the lowest of 3; today's 9.5%, last year's 9.9%.` */
export function findingOfComparison(data: ComparisonData): string {
  const format = comparisonFormat(data);
  const range = intervalFormat(data);
  const say = ({ label, value, interval }: Compared) =>
    `${label} ${format(value)}${interval ? ` (${range(interval)})` : ''}`;
  const ours = data.values.find((value) => value.ours);
  const others = data.values.filter((value) => value !== ours);
  const more = others.length - NAMED_OTHERS;
  const named = others.slice(0, more > 1 ? NAMED_OTHERS : undefined).map(say);
  if (more > 1) named.push(`and ${more} others`);
  const parts = ours ? [say(ours) + rankOf(ours, data)] : [];
  if (named.length > 0) parts.push(named.join(', '));
  return statement(capitalized(data.axis), parts.join('; '));
}

export function tableOfComparison(data: ComparisonData): FigureTable {
  const format = comparisonFormat(data);
  const range = intervalFormat(data);
  const hasIntervals = data.values.some(({ interval }) => interval);
  const direction = data.better ? ` (${data.better} is better)` : '';
  return {
    head: ['Name', capitalized(data.axis) + direction, ...(hasIntervals ? ['Interval'] : [])],
    rows: data.values.map(({ label, value, interval }) => [
      label,
      format(value),
      ...(hasIntervals ? [interval ? range(interval) : ''] : []),
    ]),
  };
}

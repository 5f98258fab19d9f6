import { writePercent } from '@portfolio/words/formats';
import { intervalFormat, makeFormat, percentOf, writeValue } from '../text/format.ts';
import { statement } from '../text/sentence.ts';
import type { FigureLabel, FigureLanguage, FigureTable } from '../text/types.ts';
import type { ChangeData } from './schema.ts';

/** From this factor on, `4 times as high` is clearer than a percentage. */
const LARGE_FACTOR = 3;

/** How the numbers of a change are written. */
export const changeFormat = ({ before, after, unit }: ChangeData, language: FigureLanguage) =>
  makeFormat([before.value, after.value], unit, language);

/** Whether the change is for the better; undefined if nothing changed, or no direction is better. */
function isImprovement({ before, after, better }: ChangeData): boolean | undefined {
  if (before.value === after.value) return undefined;
  return after.value < before.value === (better === 'lower');
}

/**
 * How large the change is. Percentages and ratios change by a difference, because 10% more of a percentage has two
 * meanings. Values that start at zero or below also change by a difference.
 */
function sizeOf({ before, after, unit }: ChangeData, language: FigureLanguage): string {
  const { by, times, percentagePoints } = language.words.change;
  const difference = Math.abs(after.value - before.value);
  const direction = after.value < before.value ? 'lower' : 'higher';
  const factor = after.value / before.value;
  if (!unit || unit === '%' || before.value <= 0 || after.value < 0) {
    const isPoints = unit === '%';
    const text = makeFormat([difference], isPoints ? undefined : unit, language)(difference);
    return by(isPoints ? percentagePoints(text, difference) : text, direction);
  }
  if (factor >= LARGE_FACTOR) return times(writeValue(Number(factor.toPrecision(2)), language));
  const share = Math.abs(factor - 1);
  const isBelowDouble = factor < 2;
  return by(
    isBelowDouble
      ? percentOf(share, language)
      : writePercent(Math.round(share * 100), language.formats),
    direction,
  );
}

/** Such as `Inference: from 310 ms (float) to 96 ms (8 bit), 69% lower, which is better.` */
export function findingOfChange(data: ChangeData, language: FigureLanguage): string {
  const words = language.words.change;
  const { title, before, after } = data;
  const format = changeFormat(data, language);
  const improvement = isImprovement(data);
  if (improvement === undefined) {
    const value = format(after.value);
    const finding = words.unchanged({ value, before: before.label, after: after.label });
    return statement(title, finding, language);
  }
  const finding = words.changed({
    from: format(before.value),
    before: before.label,
    to: format(after.value),
    after: after.label,
    size: sizeOf(data, language),
    isImprovement: improvement,
  });
  return statement(title, finding, language);
}

export function tableOfChange(data: ChangeData, language: FigureLanguage): FigureTable {
  const { change, comparison, withBetter } = language.words;
  const { before, after, better, unit } = data;
  const format = changeFormat(data, language);
  const states = [before, after];
  const range = intervalFormat(states, unit, language);
  const hasIntervals = states.some(({ interval }) => interval);
  const rows = states.map(({ label, value, interval }) => [
    label,
    format(value),
    ...(hasIntervals ? [interval ? range(interval) : ''] : []),
  ]);
  const difference = after.value === before.value ? change.none : sizeOf(data, language);
  return {
    head: [
      change.stage,
      withBetter(change.value, better),
      ...(hasIntervals ? [comparison.interval] : []),
    ],
    rows: [...rows, [change.change, difference, ...(hasIntervals ? [''] : [])]],
  };
}

export function labelsOfChange(data: ChangeData, language: FigureLanguage): FigureLabel[] {
  const format = changeFormat(data, language);
  return [data.before, data.after].map(({ label, value }, index) => ({
    value: format(value),
    text: label,
    ours: index === 1,
  }));
}

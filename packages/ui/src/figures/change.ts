import { makeFormat, percentOf } from './format.ts';
import { statement } from './sentence.ts';
import type { ChangeData, FigureTable } from './types.ts';

/** From this factor on, `4 times as high` says more than a percentage. */
const LARGE_FACTOR = 3;

/** The numbers of a change as they are written. */
export const changeFormat = ({ before, after, unit }: ChangeData) =>
  makeFormat([before.value, after.value], unit);

/** Whether the change is for the better; neither where nothing changed. */
function isImprovement({ before, after, better }: ChangeData): boolean | undefined {
  if (before.value === after.value) return undefined;
  return after.value < before.value === (better === 'lower');
}

/**
 * How large the change is. Percentages and ratios change by a difference, because 10% more of a
 * percentage can be read in two ways. So do values that begin at zero or below.
 */
function sizeOf({ before, after, unit }: ChangeData): string {
  const difference = Math.abs(after.value - before.value);
  const direction = after.value < before.value ? 'lower' : 'higher';
  const factor = after.value / before.value;
  if (!unit || unit === '%' || before.value <= 0 || after.value < 0) {
    const text = makeFormat([difference], unit === '%' ? 'percentage points' : unit)(difference);
    return `${difference === 1 ? text.replace('points', 'point') : text} ${direction}`;
  }
  if (factor >= LARGE_FACTOR) {
    const rounded = Number(factor.toPrecision(2));
    return `${makeFormat([rounded])(rounded)} times as high`;
  }
  if (factor > 1 && factor < 2) return `${percentOf(factor - 1)} higher`;
  return factor > 1
    ? `${Math.round((factor - 1) * 100)}% higher`
    : `${percentOf(1 - factor)} lower`;
}

/** Such as `Inference: from 310 ms (float) to 96 ms (8 bit), 69% lower, which is better.` */
export function findingOfChange(data: ChangeData): string {
  const { title, before, after } = data;
  const format = changeFormat(data);
  const improvement = isImprovement(data);
  if (improvement === undefined) {
    return statement(
      title,
      `unchanged at ${format(after.value)} (${before.label}, ${after.label})`,
    );
  }
  const from = `${format(before.value)} (${before.label})`;
  const to = `${format(after.value)} (${after.label})`;
  const verdict = improvement ? 'better' : 'worse';
  return statement(title, `from ${from} to ${to}, ${sizeOf(data)}, which is ${verdict}`);
}

export function tableOfChange(data: ChangeData): FigureTable {
  const format = changeFormat(data);
  const rows = [data.before, data.after].map(({ label, value }) => [label, format(value)]);
  const difference = data.after.value === data.before.value ? 'none' : sizeOf(data);
  return {
    head: ['Stage', `Value (${data.better} is better)`],
    rows: [...rows, ['Change', difference]],
  };
}

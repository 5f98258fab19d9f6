import type { Measurement } from './measurement.ts';

/** Whether a row keeps to its target; a row without one is only told. A value that couldn't be had doesn't. */
export function verdictOf({ value, target }: Measurement): 'met' | 'missed' | 'told' {
  if (!target) return 'told';
  const isMet = 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
  return isMet ? 'met' : 'missed';
}

const decimals: Record<Measurement['unit'], number> = {
  '×': 2,
  ms: 0,
  s: 1,
  points: 0,
  count: 0,
  '': 4,
};

const format = (value: number, unit: Measurement['unit']) =>
  String(Number(value.toFixed(decimals[unit])));

const withUnit = (value: number, unit: Measurement['unit']) =>
  `${format(value, unit)} ${unit === 'count' ? '' : unit}`.trim();

const targetText = ({ target, unit }: Measurement) => {
  if (!target) return '';
  return 'atMost' in target
    ? `≤ ${format(target.atMost, unit)}`
    : `≥ ${format(target.atLeast, unit)}`;
};

/** The least and the most of the runs. */
const rangeText = ({ runs = [], unit }: Measurement) =>
  runs.length > 1 ? `${format(Math.min(...runs), unit)}–${format(Math.max(...runs), unit)}` : '';

/** The table of all rows, in their groups. */
export function formatRows(measurements: readonly Measurement[]): string {
  const rows = measurements.map((row) => [
    `  ${row.name}`,
    withUnit(row.value, row.unit),
    targetText(row),
    verdictOf(row),
    rangeText(row),
    row.note ?? '',
  ]);
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .flatMap((row, index) => {
      const { group } = measurements[index] as Measurement;
      const line = row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd();
      return group === measurements[index - 1]?.group ? [line] : ['', group, line];
    })
    .join('\n');
}

/** The line that counts. */
export function formatCount(measurements: readonly Measurement[]): string {
  const verdicts = measurements.map(verdictOf);
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  return `${count('met')} met, ${count('missed')} missed`;
}

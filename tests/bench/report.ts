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
  kB: 1,
  points: 0,
  count: 0,
  '': 4,
};

function format(value: number, unit: Measurement['unit']): string {
  // Half a millisecond a frame is not the same as none.
  const digits = decimals[unit] === 0 && Math.abs(value) < 10 ? 1 : decimals[unit];
  return String(Number(value.toFixed(digits)));
}

const withUnit = (value: number, unit: Measurement['unit']) =>
  `${unit === '×' ? value.toFixed(2) : format(value, unit)} ${unit === 'count' ? '' : unit}`.trim();

const targetText = ({ target, unit }: Measurement) => {
  if (!target) return '';
  return 'atMost' in target
    ? `≤ ${format(target.atMost, unit)}`
    : `≥ ${format(target.atLeast, unit)}`;
};

/** The least and the most of the runs. */
const rangeText = ({ runs = [], unit }: Measurement) =>
  runs.length > 1
    ? `${[Math.min(...runs), Math.max(...runs)].map((value) => format(value, unit)).join('–')}`
    : '';

const keyOf = ({ group, name }: Measurement) => `${group}: ${name}`;

const ratioText = (before: number, now: number) =>
  before === now ? '1.00' : (now / before).toFixed(2);

/** Lines of columns that line up. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .filter((_, column) => widths[column] !== 0)
      .join('  ')
      .trimEnd(),
  );
}

/** What an earlier bench measured. */
export interface Earlier {
  measurements: readonly Measurement[];
  /** Whether this bench should have all of its rows, or only those of the same groups. */
  isWhole: boolean;
}

const HEADINGS = ['', 'value', 'target', 'verdict', 'runs'];

/** The table of all rows; beside an earlier bench with its values, and the rows that only one of both has. */
export function formatRows(measurements: readonly Measurement[], earlier?: Earlier): string {
  const before = new Map(earlier?.measurements.map((row) => [keyOf(row), row]));
  const cells = measurements.map((row) => {
    const former = before.get(keyOf(row));
    const compared = former
      ? [withUnit(former.value, former.unit), ratioText(former.value, row.value)]
      : ['', 'new'];
    return [
      `  ${row.name}`,
      withUnit(row.value, row.unit),
      targetText(row),
      verdictOf(row),
      rangeText(row),
      ...(earlier ? compared : []),
      row.note ?? '',
    ];
  });
  const headings = [...HEADINGS, ...(earlier ? ['before', 'ratio'] : []), ''];
  const [first = '', ...lines] = table([headings, ...cells]);
  const groups = measurements.map(({ group }) => group);
  const body = lines.flatMap((line, index) =>
    groups[index] === groups[index - 1] ? [line] : ['', groups[index] ?? '', line],
  );
  const now = new Set(measurements.map(keyOf));
  const gone = [...before]
    .filter(([key, { group }]) => !now.has(key) && (earlier?.isWhole || groups.includes(group)))
    .map(([key]) => `  ${key}`);
  return [first, ...body, ...(gone.length > 0 ? ['', 'No longer measured', ...gone] : [])].join(
    '\n',
  );
}

/** The line that counts. */
export function formatCount(measurements: readonly Measurement[]): string {
  const verdicts = measurements.map(verdictOf);
  const count = (verdict: string) => verdicts.filter((each) => each === verdict).length;
  return `${count('met')} met, ${count('missed')} missed`;
}

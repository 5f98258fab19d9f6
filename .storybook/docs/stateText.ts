import type { StateRow } from '../../stories/support/guide.ts';

/** The names of the states, if they are the same in all rows and there are several: heads of columns. */
export function sharedStates(rows: readonly StateRow[]): string[] | undefined {
  const [first, ...others] = rows.map(({ states }) => states.map(({ name }) => name));
  if (!first || others.length === 0) return undefined;
  return others.every((names) => names.join('\n') === first.join('\n')) ? first : undefined;
}

/** The states at a glance, in words: what a picture of them is called. */
export function describeStates(rows: readonly StateRow[]): string {
  const names = ({ states }: StateRow) => states.map(({ name }) => name).join(', ');
  const shared = sharedStates(rows);
  if (shared) {
    const variants = rows.map(({ name }) => name).filter(Boolean);
    return `${variants.join(', ')}; each ${shared.join(', ')}`;
  }
  return rows.map((row) => (row.name ? `${row.name}: ${names(row)}` : names(row))).join('; ');
}

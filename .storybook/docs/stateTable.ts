import type { State, StateRow } from '../../stories/support/guide.ts';

/** States in rows and columns, with a head for each. */
export interface StateTable {
  heads: string[];
  lines: { name: string; cells: readonly State[] }[];
}

/** What is drawn as one: a table, or one row whose states are next to each other. */
export type StateGroup = StateTable | StateRow;

const namesOf = ({ states }: StateRow) => states.map(({ name }) => name).join('\n');

/** Variants as rows and states as columns, or the other way round where that needs fewer columns. */
function tableOf(rows: readonly StateRow[]): StateTable {
  const states = rows[0]?.states.map(({ name }) => name) ?? [];
  const variants = rows.map(({ name }) => name ?? '');
  if (states.length <= variants.length)
    return {
      heads: states,
      lines: rows.map(({ name = '', states: cells }) => ({ name, cells })),
    };
  return {
    heads: variants,
    lines: states.map((name, index) => ({
      name,
      cells: rows.flatMap((row) => row.states[index] ?? []),
    })),
  };
}

/** Makes a table of rows that follow each other and have the same states; others stay on their own. */
export function groupStates(rows: readonly StateRow[]): StateGroup[] {
  const groups: StateRow[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0] && namesOf(last[0]) === namesOf(row)) last.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => (group.length > 1 ? tableOf(group) : (group[0] as StateRow)));
}

/** The states at a glance, in words: what a picture of them is called. */
export function describeStates(rows: readonly StateRow[]): string {
  const list = (names: readonly string[]) => names.join(', ');
  return groupStates(rows)
    .map((group) => {
      if ('lines' in group)
        return `${list(group.heads)}; each ${list(group.lines.map(({ name }) => name))}`;
      const names = list(group.states.map(({ name }) => name));
      return group.name ? `${group.name}: ${names}` : names;
    })
    .join('; ');
}

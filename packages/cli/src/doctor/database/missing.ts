import type { Problem } from '../check.ts';
import type { Fact } from './describeAccess.ts';
import { quote, runSql, targetOf } from './sql.ts';

const units: Record<string, number> = { us: 1e-6, ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400 };

const seconds = (setting: string): number => {
  const [, amount, unit = 'ms'] = /^\s*(\d*\.?\d+)\s*(\w+)?\s*$/.exec(setting) ?? [];
  return Number(amount) * (units[unit] ?? Number.NaN);
};

/** Whether a fact limits as much as expected: for a timeout, one as short; 0 means none. */
export function isAsStrict(expected: Fact, found: Fact): boolean {
  // The right itself is what counts; a table of the same name is a table.
  if (expected.role !== '') return true;
  if (expected.kind !== 'setting') return found.value === expected.value;
  const limit = seconds(found.value);
  return limit > 0 && limit <= seconds(expected.value);
}

const columnDefinition =
  /^(?<type>.*?)(?<notNull> not null)?(?: generated (?<identity>.*) as identity)?(?: default (?<initial>.*))?$/s;

const partsOf = (definition: string) => columnDefinition.exec(definition)?.groups ?? {};

function restoreColumn({ object, name, value }: Fact, found: Fact | undefined): string {
  if (!found) return `alter table ${object} add column ${quote(name)} ${value};`;
  const { type, notNull, identity, initial } = partsOf(value);
  const now = partsOf(found.value);
  const changes: string[] = [];
  if (now.type !== type) changes.push(`type ${type}`);
  if (now.notNull !== notNull) changes.push(`${notNull ? 'set' : 'drop'} not null`);
  if (now.initial !== initial) changes.push(initial ? `set default ${initial}` : 'drop default');
  if (now.identity !== identity) {
    const set = now.identity
      ? `set generated ${identity}`
      : `add generated ${identity} as identity`;
    changes.push(identity ? set : 'drop identity');
  }
  const steps = changes.map((change) => `alter column ${quote(name)} ${change}`);
  return `alter table ${object} ${steps.join(', ')};`;
}

/** Gives the SQL that restores a fact. */
type Restore = (expected: Fact, found: Fact | undefined) => string;

const grant: Restore = (fact) => `grant ${fact.name} on ${targetOf(fact)} to ${fact.role};`;

/** By the kind of fact. For the other kinds, a loss neither opens anything nor keeps visitors from sending. */
const restores: Record<string, Restore> = {
  schema: grant,
  table: grant,
  function: grant,
  policy: ({ object, name, value }) =>
    `drop policy if exists ${quote(name)} on ${object}; create policy ${quote(name)} on ${object} ${value};`,
  trigger: ({ object, name, value }) =>
    `drop trigger if exists ${quote(name)} on ${object}; ${value};`,
  constraint: ({ object, name, value }) =>
    `alter table ${object} drop constraint if exists ${quote(name)}, add constraint ${quote(name)} ${value}${/^(CHECK|FOREIGN)/.test(value) ? ' not valid' : ''};`,
  column: restoreColumn,
  'row security': ({ object, name }) => `alter table ${object} ${name} row level security;`,
  setting: ({ object, name, value }) =>
    `alter role ${object} set ${name} = '${value}'; notify pgrst, 'reload config';`,
};

/** The message for a fact that is missing or different. */
function messageOf({ kind, object, name, role, value }: Fact, found: Fact | undefined): string {
  if (role) return `${role} lacks a right on ${object}, which sending needs: ${name}`;
  if (kind === 'setting') {
    return `the role ${object} must have ${name} = ${value} or less, but has ${found?.value ?? 'none'}`;
  }
  if (kind === 'row security') {
    return name === 'enable'
      ? `row-level security is off on ${object}`
      : `row-level security on ${object} doesn't apply to the table's owner`;
  }
  const is = found ? `must be "${value}", but is "${found.value}"` : 'is missing';
  return `the ${kind} ${name} of ${object} ${is}`;
}

/** Describes a part of the migrations that is missing or has been changed. */
export function describeMissing(expected: Fact, found: Fact | undefined): Problem | undefined {
  const { kind, object } = expected;
  if (kind === 'definition') {
    const name = object.replace(/\(.*$/, '');
    return {
      message: `the function ${object} ${found ? 'is not the one that the migrations make' : 'is missing'}`,
      fix: `Run npx supabase db push. If that has nothing to apply, run the newest "function ${name}" of supabase/migrations in the dashboard's SQL editor, beginning with "create or replace".`,
    };
  }
  const sql = restores[kind]?.(expected, found);
  if (!sql) return undefined;
  const push = found ? '' : "Run npx supabase db push. If that doesn't help: ";
  return { message: messageOf(expected, found), fix: push + runSql(sql) };
}

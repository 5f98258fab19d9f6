import { type Finding, failure } from '../check.ts';
import type { Fact } from './describeAccess.ts';
import { quote, runSql } from './sql.ts';

const was = (found: Fact | undefined) => (found ? 'has been changed' : 'is missing');

/** By the kind of fact: what no longer holds, and the SQL that restores it. */
const descriptions: Record<
  string,
  (expected: Fact, found: Fact | undefined) => [message: string, sql: string]
> = {
  schema: ({ object, name, role }) => [
    `${role} may no longer use the schema ${object}, which sending needs: ${name}`,
    `grant ${name} on schema ${quote(object)} to ${role};`,
  ],
  table: ({ object, name, role }) => [
    `${role} lacks a right on ${object}, which sending needs: ${name}`,
    `grant ${name} on ${object} to ${role};`,
  ],
  function: ({ object, role }) => [
    `${role} may not call ${object}, which sending needs`,
    `grant execute on function ${object} to ${role};`,
  ],
  policy: ({ object, name, value }, found) => [
    `the policy ${quote(name)} on ${object} ${was(found)}`,
    `drop policy if exists ${quote(name)} on ${object}; create policy ${quote(name)} on ${object} ${value};`,
  ],
  'row security': ({ object, name }) => [
    name === 'enable'
      ? `row-level security is off on ${object}`
      : `row-level security on ${object} doesn't apply to the table's owner`,
    `alter table ${object} ${name} row level security;`,
  ],
  trigger: ({ object, name, value }, found) =>
    found?.value === `${value} (disabled)`
      ? [
          `the trigger ${name} on ${object} is turned off`,
          `alter table ${object} enable trigger ${quote(name)};`,
        ]
      : [
          `the trigger ${name} on ${object} ${was(found)}`,
          `drop trigger if exists ${quote(name)} on ${object}; ${value};`,
        ],
  constraint: ({ object, name, value }, found) => [
    `the rule ${name} of ${object} ${was(found)}`,
    `alter table ${object} drop constraint if exists ${quote(name)}, add constraint ${quote(name)} ${value}${/^(CHECK|FOREIGN)/.test(value) ? ' not valid' : ''};`,
  ],
  column: ({ object, name, value }, found) => [
    `the column ${name} of ${object} must be "${value}", but ${found ? `is "${found.value}"` : 'is missing'}`,
    columnFix(object, name, value, found),
  ],
  setting: ({ object, name, value }, found) => [
    `the role ${object} must have ${name} = ${value} or less, but has ${found?.value ?? 'none'}`,
    `alter role ${object} set ${name} = '${value}'; notify pgrst, 'reload config';`,
  ],
};

function columnFix(object: string, name: string, value: string, found: Fact | undefined): string {
  const alter = `alter table ${object} alter column ${quote(name)}`;
  const [type = '', fallback] = value.split(' default ');
  if (!found) return `alter table ${object} add column ${quote(name)} ${value};`;
  const steps: string[] = [];
  const has = (text: string) => found.value.includes(text);
  const hasDefault = / default (?!as identity)/.test(found.value);
  if (value.includes('not null') && !has('not null')) steps.push(`${alter} set not null;`);
  if (value.includes('always as identity') && !has('always as identity')) {
    steps.push(
      has('as identity')
        ? `${alter} set generated always;`
        : `${alter} drop default; ${alter} add generated always as identity;`,
    );
  }
  if (fallback && !has(`default ${fallback}`)) steps.push(`${alter} set default ${fallback};`);
  if (!fallback && hasDefault) steps.push(`${alter} drop default;`);
  const [bare = ''] = type.split(/ not null| generated/);
  if (!found.value.startsWith(bare)) steps.push(`${alter} type ${bare};`);
  return steps.join(' ');
}

/** Describes something that the migrations make and that is missing, or has been changed. */
export function describeMissing(expected: Fact, found: Fact | undefined): Finding {
  const { kind, object } = expected;
  if (kind === 'definition') {
    const name = object.replace(/\(.*$/, '');
    return failure(
      `the function ${object} ${found ? 'is not the one that the migrations make' : 'is missing'}`,
      `Run the newest "function ${name}" of supabase/migrations in the dashboard's SQL editor, beginning with "create or replace".`,
    );
  }
  const describe = descriptions[kind];
  if (!describe) throw new Error(`There is no description of the kind ${kind}.`);
  const [message, sql] = describe(expected, found);
  const push = found ? '' : "Run npx supabase db push. If that doesn't help: ";
  return failure(message, push + runSql(sql));
}

import { type Finding, failure } from '../check.ts';
import type { Fact } from './describeAccess.ts';
import { quote, runSql } from './sql.ts';

const people: Record<string, string> = {
  anon: 'every visitor (anon)',
  authenticated: 'anyone who has signed in (authenticated)',
  public: 'everybody (public)',
};

const whoIs = (role: string) => people[role] ?? role;

const powers: Record<string, string> = {
  superuser: 'may do everything in the database (superuser)',
  bypassrls: 'bypasses row-level security (bypassrls)',
  createrole: 'may make roles (createrole)',
  createdb: 'may make databases (createdb)',
  replication: 'may copy the database (replication)',
  login: 'may log in to the database itself (login)',
};

/** By the kind of fact: what is open, and the SQL that closes it. */
const descriptions: Record<string, (fact: Fact) => [message: string, sql: string]> = {
  schema: ({ object, name, role }) => [
    `${whoIs(role)} may use the schema ${object}: ${name}`,
    `revoke ${name} on schema ${quote(object)} from ${role};`,
  ],
  table: ({ object, name, role, value }) =>
    object.startsWith('extension ')
      ? [
          `${whoIs(role)} may use tables of the ${object}: ${name}`,
          `alter ${object} set schema extensions;`,
        ]
      : [
          `${whoIs(role)} may use the ${value === 'column' ? 'table' : value} ${object}: ${name}`,
          `revoke ${name} on ${value === 'sequence' ? 'sequence ' : ''}${object} from ${role};`,
        ],
  function: ({ object, role, value }) =>
    object.startsWith('extension ')
      ? [
          `${whoIs(role)} may call functions of the ${object}`,
          `alter ${object} set schema extensions;`,
        ]
      : [
          `${whoIs(role)} may call ${object}${value ? ", which has its owner's rights (security definer)" : ''}`,
          `revoke execute on function ${object} from ${role};`,
        ],
  default: ({ object, name, role }) => {
    const place = object ? ` in schema ${quote(object)}` : '';
    const rights = name.split(', ').map((right) => {
      return `alter default privileges${place} revoke ${right} from ${role};`;
    });
    return [
      `what is added later${object && ` to the schema ${object}`} is open to ${whoIs(role)}: ${name}`,
      rights.join(' '),
    ];
  },
  policy: ({ object, name, value }) => [
    `a policy that isn't in the migrations lets visitors reach ${object}: ${quote(name)} ${value}`,
    `drop policy ${quote(name)} on ${object};`,
  ],
  rule: ({ object, name }) => [
    `a rule that isn't in the migrations changes what is done to ${object}: ${quote(name)}`,
    `drop rule ${quote(name)} on ${object};`,
  ],
  trigger: ({ object, name }) => [
    `a trigger that isn't in the migrations can change what is stored in ${object}: ${quote(name)}`,
    `drop trigger ${quote(name)} on ${object};`,
  ],
  power: ({ object, name }) => {
    const all = name.split(', ');
    const what = all.map((power) => powers[power] ?? power).join(' and ');
    return [
      `${whoIs(object)} ${what}`,
      `alter role ${object} ${all.map((power) => `no${power}`).join(' ')};`,
    ];
  },
  member: ({ object, name }) => [
    `${whoIs(object)} has the rights of ${name}`,
    `revoke ${name} from ${object};`,
  ],
  setting: ({ object, name, value }) => [
    `${object === 'all' ? 'every role' : `the role ${object}`} runs with ${name} = ${value}, which bypasses the rules for visitors`,
    object === 'all'
      ? `alter role all reset ${name}; do $$ begin execute format('alter database %I reset ${name}', current_database()); end $$;`
      : `alter role ${object} reset ${name};`,
  ],
};

/**
 * Describes something that visitors can reach and that isn't in the migrations.
 * @param expected the migrations' facts; revoking a right on a whole table revokes it on the columns as
 * well, of which the migrations grant some
 */
export function describeUnexpected(fact: Fact, expected: readonly Fact[]): Finding {
  const describe = descriptions[fact.kind];
  if (!describe) throw new Error(`There is no description of the kind ${fact.kind}.`);
  const [message, sql] = describe(fact);
  if (fact.kind !== 'table') return failure(message, runSql(sql));
  const revoked = fact.name.split(', ');
  const columns = expected
    .filter(
      ({ kind, object, role }) => kind === 'table' && object === fact.object && role === fact.role,
    )
    .map(({ name }) => name)
    .filter((name) => revoked.some((right) => name.startsWith(`${right} (`)));
  const restore = `grant ${columns.join(', ')} on ${fact.object} to ${fact.role};`;
  return failure(message, runSql(columns.length > 0 ? `${sql} ${restore}` : sql));
}

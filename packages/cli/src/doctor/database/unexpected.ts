import type { Problem } from '../check.ts';
import type { Fact } from './describeAccess.ts';
import { quote, runSql, targetOf } from './sql.ts';

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

/** Describes what is open, with the SQL that closes it; undefined if nothing is. */
type Describe = (fact: Fact, expected: readonly Fact[]) => [what: string, sql: string] | undefined;

/** The migrations grant some columns of a table, which revoking a right on all of it revokes, too. */
function restore({ object, role, name: revoked }: Fact, expected: readonly Fact[]): string {
  const columns = expected
    .filter((fact) => fact.kind === 'table' && fact.object === object && fact.role === role)
    .map(({ name }) => name)
    .filter((name) => revoked.split(', ').some((right) => name.startsWith(`${right} (`)));
  return columns.length > 0 ? ` grant ${columns.join(', ')} on ${object} to ${role};` : '';
}

const grant: Describe = (fact, expected) => {
  const { kind, object, name, role, value } = fact;
  if (object.startsWith('extension ')) {
    return [
      `${whoIs(role)} may use what belongs to the ${object}: ${name}`,
      `alter ${object} set schema extensions;`,
    ];
  }
  const isRelation = kind === 'table' && value !== 'column';
  const warning = value === 'security definer' ? `, which has its owner's rights (${value})` : '';
  return [
    `${whoIs(role)} may use the ${isRelation ? value : kind} ${object}${warning}: ${name}`,
    `revoke ${name} on ${targetOf(fact)} from ${role};${restore(fact, expected)}`,
  ];
};

/** A trigger, rule or policy that affects visitors' actions. On the owner's own tables it is allowed. */
const addition =
  (isHarmful: (fact: Fact) => boolean): Describe =>
  (fact, expected) => {
    const { kind, object, name, value } = fact;
    if (!isHarmful(fact) || !expected.some((other) => other.object === object)) return undefined;
    return [
      `a ${kind} that isn't in the migrations changes what visitors can do with ${object}: ${quote(name)} ${value}`,
      `drop ${kind} ${quote(name)} on ${object};`,
    ];
  };

/** The values of the settings that keep the rules for visitors in force. */
const safeSettings: Record<string, string> = {
  session_replication_role: 'origin',
  // In any other, a message would count the rows that were there when it began, and miss those that
  // came in the meantime.
  default_transaction_isolation: 'read committed',
  'pgrst.db_anon_role': 'anon',
};

/** By the kind of fact. The other kinds open nothing. */
const descriptions: Record<string, Describe> = {
  schema: grant,
  table: grant,
  function: grant,
  default: ({ object, name, role }) => {
    const place = object && ` in schema ${quote(object)}`;
    const rights = name.split(', ').map((right) => {
      return `alter default privileges${place} revoke ${right} from ${role};`;
    });
    return [
      `anything added later${object && ` to the schema ${object}`} is open to ${whoIs(role)}: ${name}`,
      rights.join(' '),
    ];
  },
  power: ({ object, name }) => {
    const all = name.split(', ');
    return [
      `${whoIs(object)} ${all.map((power) => powers[power] ?? power).join(' and ')}`,
      `alter role ${object} ${all.map((power) => `no${power}`).join(' ')};`,
    ];
  },
  member: ({ object, name }) => [
    `${whoIs(object)} has the rights of ${name}`,
    `revoke ${name} from ${object};`,
  ],
  policy: addition(({ value }) => value.startsWith('as permissive')),
  rule: addition(() => true),
  // A trigger before a row can drop it; one on the limits' own tables can make them forget.
  trigger: addition(({ object, value }) => object.startsWith('private.') || / BEFORE /.test(value)),
  setting: ({ object, name, value }) => {
    if ((safeSettings[name] ?? value) === value) return undefined;
    const inDatabase = `do $$ begin execute format('alter database %I reset ${name}', current_database()); end $$;`;
    return [
      `${object === 'all' ? 'every role' : `the role ${object}`} runs with ${name} = ${value}, which bypasses the rules for visitors`,
      `alter role ${object} reset ${name};${object === 'all' ? ` ${inDatabase}` : ''}`,
    ];
  },
};

/**
 * Describes a fact that isn't in the migrations; undefined if it gives visitors no more rights.
 * @param expected the access that the migrations make
 */
export function describeUnexpected(fact: Fact, expected: readonly Fact[]): Problem | undefined {
  const [message, sql] = descriptions[fact.kind]?.(fact, expected) ?? [];
  return message && sql ? { message, fix: runSql(sql) } : undefined;
}

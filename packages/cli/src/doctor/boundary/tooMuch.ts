import type { Finding } from '../check.ts';
import type { Fact } from './boundary.ts';
import { quote, runSql } from './sql.ts';

const who: Record<string, string> = {
  anon: 'every visitor (anon)',
  authenticated: 'whoever has signed in (authenticated)',
  public: 'everybody (public)',
};

const whoIs = (role: string) => who[role] ?? role;

const powers: Record<string, string> = {
  superuser: 'may do everything in the database (superuser)',
  bypassrls: 'is held back by no row-level security (bypassrls)',
  createrole: 'may make roles (createrole)',
  createdb: 'may make databases (createdb)',
  replication: 'may copy the database (replication)',
  login: 'may log in to the database itself (login)',
};

/** What is open, and the SQL that closes it, by the kind of fact. */
const words: Record<string, (fact: Fact) => [message: string, sql: string]> = {
  schema: ({ object, name, role }) => [
    `${whoIs(role)} may use the schema ${object}: ${name}`,
    `revoke ${name} on schema ${quote(object)} from ${role};`,
  ],
  table: ({ object, name, role, value }) =>
    object.startsWith('extension ')
      ? [`${whoIs(role)} may use tables of the ${object}: ${name}`, moveExtension(object)]
      : [
          `${whoIs(role)} may use the ${value === 'column' ? 'table' : value} ${object}: ${name}`,
          `revoke ${name} on ${value === 'sequence' ? 'sequence ' : ''}${object} from ${role};`,
        ],
  function: ({ object, role, value }) =>
    object.startsWith('extension ')
      ? [`${whoIs(role)} may call functions of the ${object}`, moveExtension(object)]
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
    `a policy that no migration makes lets visitors reach ${object}: ${quote(name)} ${value}`,
    `drop policy ${quote(name)} on ${object};`,
  ],
  rule: ({ object, name }) => [
    `a rule that no migration makes changes what is done to ${object}: ${quote(name)}`,
    `drop rule ${quote(name)} on ${object};`,
  ],
  trigger: ({ object, name }) => [
    `a trigger that no migration makes can change what is stored in ${object}: ${quote(name)}`,
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
    `${object === 'all' ? 'every role' : `the role ${object}`} runs with ${name} = ${value}, which goes round the rules for visitors`,
    object === 'all'
      ? `alter role all reset ${name}; do $$ begin execute format('alter database %I reset ${name}', current_database()); end $$;`
      : `alter role ${object} reset ${name};`,
  ],
};

function moveExtension(extension: string): string {
  return `alter ${extension} set schema extensions;`;
}

/**
 * Something that visitors can reach and no migration gives them.
 * @param intended what the migrations give; taking a right to a whole table takes that to its columns,
 * which some keep
 */
export function tooMuch(fact: Fact, intended: readonly Fact[]): Finding {
  const tell = words[fact.kind];
  if (!tell) throw new Error(`No words for ${fact.kind}.`);
  const [message, sql] = tell(fact);
  const taken = fact.name.split(', ');
  const kept = intended.filter(
    ({ kind, object, role, name }) =>
      kind === 'table' &&
      fact.kind === 'table' &&
      object === fact.object &&
      role === fact.role &&
      taken.some((right) => name.startsWith(`${right} (`)),
  );
  const rights = kept.map(({ name }) => name).join(', ');
  const giveBack = rights && ` grant ${rights} on ${fact.object} to ${fact.role};`;
  return { level: 'failure', message, mend: runSql(sql + giveBack) };
}

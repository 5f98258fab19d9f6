import { readFileSync } from 'node:fs';
import type { Problem } from './check.ts';

/** The function with which a database describes visitors' access, to its owner alone. */
export const DESCRIBE_ACCESS = 'describe_access';

/**
 * What a database with all migrations says about itself. After a new migration, write it again:
 * `npm run database -- boundary -u`.
 */
export const accessFile = new URL('../../../../../supabase/access.txt', import.meta.url);

/** A right of visitors, or something that limits them. */
interface Fact {
  kind: string;
  /** Its object, by its name in SQL. */
  object: string;
  /** The right, column, policy, constraint, trigger, setting … */
  name: string;
  /** Who has the right: `anon`, `authenticated` or `public`, which is everybody. */
  role: string;
  /** Its definition in SQL. */
  value: string;
}

/** The answer of `describe_access()`. */
export interface Access {
  facts: Fact[];
  /** The limits on messages; null if their row is gone. */
  limits: Record<string, unknown> | null;
  /** The job that forgets senders. Missing before the migration that made it. */
  clock?: {
    available: boolean;
    job: { active: boolean; idle_seconds: number | null; failure: string | null } | null;
  };
}

/** Whether a value is such an answer. */
export const isAccess = (data: unknown): data is Access => Array.isArray(Object(data).facts);

/** The job runs every ten minutes and has missed several runs by then, in seconds. */
const maxIdleSeconds = 3600;

const line = (...parts: unknown[]) => parts.filter((part) => part !== '').join(' | ');

const factLine = ({ kind, object, name, role, value }: Fact) =>
  line(kind, object, name, role, value);

/** What owners may set as they like: the limits, and the job that forgets senders. */
function settingLines({ limits, clock }: Access): string[] {
  const job = clock?.job;
  return [
    ...Object.entries(limits ?? {}).map(([name, value]) => line('limit', name, value)),
    line('job', 'can run', clock?.available === true),
    line('job', 'is active', job?.active === true),
    line('job', 'has run within the hour', Number(job?.idle_seconds ?? 0) < maxIdleSeconds),
    line('job', 'last error', job?.failure ?? 'none'),
  ];
}

/** A database's description of itself, a line for each fact. */
export const linesOf = (access: Access): string[] => [
  ...access.facts.map(factLine),
  ...settingLines(access),
];

/** Settings with which a role escapes the rules for visitors. Others hold secrets, or are Supabase's own. */
const escapes = ['session_replication_role', 'default_transaction_isolation', 'pgrst.db_anon_role'];

/** Whether something that the migrations don't make is the owner's own business, out of visitors' reach. */
function isOwners({ kind, object, name, value }: Fact, known: ReadonlySet<string>): boolean {
  switch (kind) {
    case 'column':
    case 'constraint':
    case 'definition':
    case 'row security':
      return true;
    case 'policy':
    case 'rule':
      return !known.has(object);
    case 'trigger':
      // A webhook runs after a row. Before one, a trigger can drop it, and the limits can be made to forget.
      return !known.has(object) || (object.startsWith('public.') && / AFTER /.test(value));
    case 'setting':
      return !escapes.includes(name);
    default:
      return false;
  }
}

const problem = (what: string, each: string): Problem => ({
  message: `the project ${what}: ${each}`,
  level: /^(?:limit|job) /.test(each) ? 'warning' : 'failure',
});

/** The lines in which a database differs from one with all migrations and nothing else. */
export function differences(found: Access): Problem[] {
  const expected = readFileSync(accessFile, 'utf8').trimEnd().split('\n');
  const known = new Set(expected.map((each) => each.split(' | ')[1] ?? ''));
  const there = linesOf(found);
  const weighty = linesOf({
    ...found,
    facts: found.facts.filter((fact) => !isOwners(fact, known)),
  });
  return [
    ...expected.filter((each) => !there.includes(each)).map((each) => problem('lacks', each)),
    ...weighty.filter((each) => !expected.includes(each)).map((each) => problem('adds', each)),
  ];
}

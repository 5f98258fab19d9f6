import { readFileSync } from 'node:fs';
import type { Problem } from '../../content/checks/check.ts';

/** The function with which a database describes visitors' access, to its owner alone. */
export const DESCRIBE_ACCESS = 'describe_access';

/**
 * The description of a database with all migrations. After a new migration, update it: `npm run database --
 * boundary -u`.
 */
export const accessFile = new URL('../../../../../supabase/access.txt', import.meta.url);

/** A right of visitors, or something that limits them. */
interface Fact {
  kind: string;
  /** The name of its object in SQL. */
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
  /** The job that deletes senders' hashes. Missing in databases without its migration. */
  clock?: {
    available: boolean;
    job: { active: boolean; idle_seconds: number | null; failure: string | null } | null;
  };
}

/** Whether a value is such an answer. */
export const isAccess = (data: unknown): data is Access => Array.isArray(Object(data).facts);

/** In seconds. The job runs every ten minutes, so it has missed several runs by then. */
const maxIdleSeconds = 3600;

const line = (...parts: unknown[]) => parts.filter((part) => part !== '').join(' | ');

const factLine = ({ kind, object, name, role, value }: Fact) =>
  line(kind, object, name, role, value);

/** The settings that owners may change: the limits, and the job that deletes senders' hashes. */
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

/** A database's description of itself, one line per fact. */
export const linesOf = (access: Access): string[] => [
  ...access.facts.map(factLine),
  ...settingLines(access),
];

/** Settings that let a role bypass the rules for visitors. Other settings hold secrets, or belong to Supabase. */
const escapes = ['session_replication_role', 'default_transaction_isolation', 'pgrst.db_anon_role'];

/** Whether something that no migration made belongs to the owner and is out of visitors' reach. */
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
      // A webhook is a trigger after a row. A trigger before a row could drop it, or bypass the limits.
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

/** The differences between a database and one with exactly the migrations. */
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

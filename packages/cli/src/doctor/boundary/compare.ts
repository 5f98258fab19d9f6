import type { Finding } from '../check.ts';
import type { Boundary, Fact } from './boundary.ts';
import { judgeLimits } from './limits.ts';
import { tooLittle } from './tooLittle.ts';
import { tooMuch } from './tooMuch.ts';

/** Rights and the like: what is there beyond the migrations is open to strangers. */
const openings = new Set(['schema', 'table', 'function', 'default', 'power', 'member']);

const keyOf = ({ kind, object, name, role }: Fact) => JSON.stringify([kind, object, name, role]);

const indexFacts = (facts: readonly Fact[]) => new Map(facts.map((fact) => [keyOf(fact), fact]));

/** Whether a policy, rule or setting that no migration makes lets visitors do more. */
function opensMore({ kind, object, name, value }: Fact, known: ReadonlySet<string>): boolean {
  if (kind === 'policy') return known.has(object) && value.startsWith('as permissive');
  if (kind === 'rule') return known.has(object);
  // One before a row can drop it; one on the limits' own tables can make them forget.
  if (kind === 'trigger') {
    return known.has(object) && (object.startsWith('private.') || / BEFORE /.test(value));
  }
  if (kind !== 'setting') return openings.has(kind);
  if (name === 'session_replication_role') return value !== 'origin';
  // Each message would count what was there when it began, and not what came in the meantime.
  if (name === 'default_transaction_isolation') return value !== 'read committed';
  return name === 'pgrst.db_anon_role' && value !== 'anon';
}

const units: Record<string, number> = { us: 1e-6, ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400 };

const seconds = (setting: string): number => {
  const [, amount = '', unit = 'ms'] = /^\s*(\d*\.?\d+)\s*(\w+)?\s*$/.exec(setting) ?? [];
  return Number(amount || Number.NaN) * (units[unit] ?? Number.NaN);
};

/** Whether a timeout is as short as the migrations make it; 0 is none. */
function isAsStrict(intended: Fact, found: Fact): boolean {
  if (intended.kind !== 'setting') return found.value === intended.value;
  const limit = seconds(found.value);
  return limit > 0 && limit <= seconds(intended.value);
}

/** One finding for each object and role, with all rights that they have in common. */
function groupRights(facts: readonly Fact[]): Fact[] {
  const groups = new Map<string, Fact>();
  for (const fact of facts) {
    const key = openings.has(fact.kind)
      ? JSON.stringify([fact.kind, fact.object, fact.role])
      : keyOf(fact);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, name: `${group.name}, ${fact.name}` } : fact);
  }
  return [...groups.values()];
}

/**
 * Compares a database with what the migrations make. What the owner has added beside it is their own,
 * as long as visitors cannot reach it.
 * @returns each difference that opens something, or that keeps visitors from sending
 */
export function compareBoundaries(intended: Boundary, found: Boundary): Finding[] {
  const there = indexFacts(found.facts);
  const wanted = indexFacts(intended.facts);
  const known = new Set(intended.facts.map(({ object }) => object));

  const extra = found.facts.filter((fact) => !wanted.has(keyOf(fact)) && opensMore(fact, known));
  const missing = intended.facts.filter((fact) => {
    const match = there.get(keyOf(fact));
    // The right itself is what counts; a table of the same name is a table.
    return !match || (!openings.has(fact.kind) && !isAsStrict(fact, match));
  });
  return [
    ...groupRights(extra).map((fact) => tooMuch(fact, intended.facts)),
    ...groupRights(missing).map((fact) => tooLittle(fact, there.get(keyOf(fact)))),
    ...judgeLimits(intended.limits, found.limits),
  ];
}

import type { Finding } from '../check.ts';
import type { Access, Fact } from './describeAccess.ts';
import { compareLimits } from './limits.ts';
import { describeMissing } from './missing.ts';
import { describeUnexpected } from './unexpected.ts';

/** Kinds of facts that give someone something: beyond the migrations, each opens the database. */
const grants = new Set(['schema', 'table', 'function', 'default', 'power', 'member']);

const keyOf = ({ kind, object, name, role }: Fact) => JSON.stringify([kind, object, name, role]);

const byKey = ({ facts }: Access) => new Map(facts.map((fact) => [keyOf(fact), fact]));

/** Whether a fact that no migration makes lets visitors do more. */
function opensMore({ kind, object, name, value }: Fact, known: ReadonlySet<string>): boolean {
  switch (kind) {
    case 'policy':
      return known.has(object) && value.startsWith('as permissive');
    case 'rule':
      return known.has(object);
    case 'trigger':
      // One before a row can drop it; one on the limits' own tables can make them forget.
      return known.has(object) && (object.startsWith('private.') || / BEFORE /.test(value));
    case 'setting':
      if (name === 'session_replication_role') return value !== 'origin';
      // Each message would count what was there when it began, and not what came in the meantime.
      if (name === 'default_transaction_isolation') return value !== 'read committed';
      return name === 'pgrst.db_anon_role' && value !== 'anon';
    default:
      return grants.has(kind);
  }
}

const units: Record<string, number> = { us: 1e-6, ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400 };

const seconds = (setting: string): number => {
  const [, amount, unit = 'ms'] = /^\s*(\d*\.?\d+)\s*(\w+)?\s*$/.exec(setting) ?? [];
  return Number(amount) * (units[unit] ?? Number.NaN);
};

/** Whether a fact holds back as much as expected: for a timeout, as short a one; 0 is none. */
function isAsStrict(expected: Fact, found: Fact): boolean {
  // The right itself is what counts; a table of the same name is a table.
  if (grants.has(expected.kind)) return true;
  if (expected.kind !== 'setting') return found.value === expected.value;
  const limit = seconds(found.value);
  return limit > 0 && limit <= seconds(expected.value);
}

/** The facts, with all rights that a role has on an object in one. */
function groupGrants(facts: readonly Fact[]): Fact[] {
  const groups = new Map<string, Fact>();
  for (const fact of facts) {
    const key = keyOf(grants.has(fact.kind) ? { ...fact, name: '' } : fact);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, name: `${group.name}, ${fact.name}` } : fact);
  }
  return [...groups.values()];
}

/**
 * Compares a database with what the migrations make. The owner may add to it whatever visitors can't
 * reach.
 * @returns each difference that opens something, or that keeps visitors from sending
 */
export function compareAccess(expected: Access, found: Access): Finding[] {
  const there = byKey(found);
  const wanted = byKey(expected);
  const known = new Set(expected.facts.map(({ object }) => object));
  const unexpected = found.facts.filter(
    (fact) => !wanted.has(keyOf(fact)) && opensMore(fact, known),
  );
  const missing = expected.facts.filter((fact) => {
    const match = there.get(keyOf(fact));
    return !match || !isAsStrict(fact, match);
  });
  return [
    ...groupGrants(unexpected).map((fact) => describeUnexpected(fact, expected.facts)),
    ...groupGrants(missing).map((fact) => describeMissing(fact, there.get(keyOf(fact)))),
    ...compareLimits(expected.limits, found.limits),
  ];
}

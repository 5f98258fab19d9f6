import type { Problem } from '../check.ts';
import { compareClock } from './clock.ts';
import type { Access, Fact } from './describeAccess.ts';
import { compareLimits } from './limits.ts';
import { describeMissing, isAsStrict } from './missing.ts';
import { describeUnexpected } from './unexpected.ts';

/** Kinds of facts of which a role may have several about one object. */
const rights = new Set(['schema', 'table', 'function', 'default', 'power', 'member']);

const keyOf = ({ kind, object, name, role }: Fact) => JSON.stringify([kind, object, name, role]);

const byKey = ({ facts }: Access) => new Map(facts.map((fact) => [keyOf(fact), fact]));

/** The facts, with all rights that a role has on an object in one. */
function groupRights(facts: readonly Fact[]): Fact[] {
  const groups = new Map<string, Fact>();
  for (const fact of facts) {
    const key = keyOf(rights.has(fact.kind) ? { ...fact, name: '' } : fact);
    const group = groups.get(key);
    groups.set(key, group ? { ...group, name: `${group.name}, ${fact.name}` } : fact);
  }
  return [...groups.values()];
}

/**
 * Compares a database with the one that the migrations make. The owner may add anything that
 * visitors can't reach.
 * @returns each difference that opens something, keeps visitors from sending, or fills the database
 */
export function compareAccess(expected: Access, found: Access): Problem[] {
  const there = byKey(found);
  const wanted = byKey(expected);
  const unexpected = found.facts.filter((fact) => !wanted.has(keyOf(fact)));
  const missing = expected.facts.filter((fact) => {
    const match = there.get(keyOf(fact));
    return !match || !isAsStrict(fact, match);
  });
  const problems = [
    ...groupRights(unexpected).map((fact) => describeUnexpected(fact, expected.facts)),
    ...groupRights(missing).map((fact) => describeMissing(fact, there.get(keyOf(fact)))),
    ...compareLimits(expected.limits, found.limits),
    ...compareClock(found.clock),
  ];
  return problems.filter((problem) => problem !== undefined);
}

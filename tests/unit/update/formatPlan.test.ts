import { formatPlan } from '@portfolio/cli/update/formatPlan';
import { isRecent } from '@portfolio/cli/update/git';
import type { Stage } from '@portfolio/cli/update/mergeTrees';
import type { Plan } from '@portfolio/cli/update/plan';
import { expect, test } from 'vitest';

const stages = (kind: string): Stage[] =>
  [...kind].map((stage) => ({ mode: '100644', id: '1', stage: stage as Stage['stage'] }));

const plan: Plan = {
  address: 'https://me:secret@example.com/template.git',
  base: { commit: '1', name: '1111111 of 2026-11-24', how: 'its first commit is that version' },
  target: { commit: '2', name: '2222222 of 2026-11-26' },
  head: '3',
  tree: '4',
  changes: new Map([
    ['a.ts', 'M'],
    ['b.ts', 'A'],
    ['c.ts', 'A'],
  ]),
  merged: Array.from({ length: 12 }, (_, index) => `merged-${10 + index}.ts`),
  conflicts: new Map([
    ['both.ts', stages('123')],
    ['added.ts', stages('23')],
    ['gone\u001b[2J.ts', stages('12')],
  ]),
  notes: ['package-lock.json: the template’s; npm install adds your packages'],
  ownsContent: true,
  staysDeleted: ['docs/images/'],
};

test('the plan says what happens to whose files, and names each file to decide about', () => {
  expect(formatPlan(plan)).toMatchInlineSnapshot(`
    "Update from https://example.com/template.git
      your copy  1111111 of 2026-11-24 (its first commit is that version)
      update     2222222 of 2026-11-26

    Files: 1 changed, 2 added.
    Your content in packages/data/src/content/ stays as it is.
    Your changes and the template’s are merged (12):
        merged-10.ts
        merged-11.ts
        merged-12.ts
        merged-13.ts
        merged-14.ts
        merged-15.ts
        merged-16.ts
        merged-17.ts
        merged-18.ts
        merged-19.ts
        and 2 more
    Files that you deleted stay deleted (1):
        docs/images/
    Both had changed these:
        package-lock.json: the template’s; npm install adds your packages

    You have to decide about these 3 files afterwards:
        both.ts: you and the template changed the same place
        added.ts: you and the template added it, each their own
        gone�[2J.ts: you changed it, and the template removed or moved it"
  `);
});

test('an address doesn’t show its password', () => {
  expect(formatPlan(plan)).not.toContain('secret');
});

test.each([
  ['git version 2.38.0', true],
  ['git version 2.39.5 (Apple Git-154)', true],
  ['git version 2.51.0.windows.1', true],
  ['git version 3.0.0', true],
  ['git version 2.34.1', false],
  ['git version 1.9.5', false],
])('%s is recent enough: %s', (version, expected) => {
  expect(isRecent(version)).toBe(expected);
});

import { colors, type Theme, themes } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';

type Colors = typeof colors;
type Role = { [Group in keyof Colors]: `${Group}.${keyof Colors[Group] & string}` }[keyof Colors];

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for lines that a control is recognized by. */
const TEXT = 4.5;
const NON_TEXT = 3;

const paper: Role[] = ['surface.page', 'surface.raised'];

/** What components set on what; decoration has no limit and is named below. */
const uses: { role: Role; on: Role[]; limit: number }[] = [
  { role: 'text.default', on: paper, limit: TEXT },
  { role: 'text.muted', on: paper, limit: TEXT },
  { role: 'text.positive', on: paper, limit: TEXT },
  { role: 'text.negative', on: paper, limit: TEXT },
  { role: 'action.default', on: paper, limit: TEXT },
  { role: 'action.hover', on: paper, limit: TEXT },
  { role: 'action.on', on: ['action.default', 'action.hover'], limit: TEXT },
  { role: 'line.control', on: paper, limit: NON_TEXT },
  { role: 'line.positive', on: paper, limit: NON_TEXT },
  { role: 'line.negative', on: paper, limit: NON_TEXT },
  // The focus outline, and the selected text's ground against what is around it.
  { role: 'action.default', on: [...paper, 'surface.sunken'], limit: NON_TEXT },
];

/** Roles that carry nothing: a hairline, and the ground of a map that has not come yet. */
const decoration: Role[] = ['line.hairline', 'surface.sunken'];

const roles = Object.entries(colors).flatMap(([group, pairs]) =>
  Object.entries(pairs).map(([name, pair]) => [`${group}.${name}`, pair] as const),
);

function colorOf(role: Role, theme: Theme): string {
  const pair = roles.find(([name]) => name === role)?.[1];
  if (!pair) throw new Error(`${role} is not among the colours.`);
  return pair[theme];
}

/** The same colour with another hue: what an owner gets who sets `site.accentHue`. */
const turn = (color: string, hue: number) => color.replace(/[\d.]+\)$/, `${hue})`);

describe.each(themes)('contrast in the %s theme', (theme) => {
  const pairs = uses.flatMap(({ role, on, limit }) =>
    on.map((ground) => ({ role, ground, limit })),
  );

  test.each(pairs)('$role on $ground is at least $limit:1', ({ role, ground, limit }) => {
    expect(contrast(colorOf(role, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(limit);
  });

  test('links and actions stay readable whatever hue the owner chooses', () => {
    const faint = pairs
      .filter(({ role, ground }) => `${role} ${ground}`.includes('action.'))
      .flatMap(({ role, ground, limit }) =>
        Array.from({ length: 360 }, (_, hue) => {
          const [first, second] = [role, ground].map((name) => {
            const value = colorOf(name, theme);
            return value.startsWith('oklch') ? turn(value, hue) : value;
          });
          const ratio = contrast(first ?? '', second ?? '');
          return { pair: `${role} on ${ground}`, hue, ratio, limit };
        }),
      )
      .filter(({ ratio, limit }) => ratio < limit);
    expect(faint).toEqual([]);
  });
});

test('every colour is held to a contrast, or named as decoration', () => {
  const held = uses.flatMap(({ role, on }) => [role, ...on]);
  expect(roles.map(([name]) => name).sort()).toEqual([...new Set([...held, ...decoration])].sort());
});

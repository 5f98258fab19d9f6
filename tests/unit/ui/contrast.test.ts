import { colorsOf, looks, themes } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';
import {
  colourOf,
  colourPairs,
  decoration,
  needs,
} from '../../../stories/foundations/colourPairs.ts';
import { contrast, gamuts, showRatio } from '../../../stories/foundations/contrast.ts';

const pairs = colourPairs.flatMap(({ role, on, need }) =>
  on.map((ground) => ({ role, ground, limit: needs[need].ratio })),
);

describe.each(Object.entries(looks))('contrast in the %s look', (_name, look) => {
  const colors = colorsOf(look);

  describe.each(themes)('in the %s theme', (theme) => {
    test.each(pairs)('$role on $ground is at least $limit:1', ({ role, ground, limit }) => {
      const ratio = contrast(colourOf(colors, role, theme), colourOf(colors, ground, theme));
      expect(ratio).toBeGreaterThanOrEqual(limit);
    });

    test.each(gamuts)(
      'links and actions stay readable whatever hue the owner chooses (%s)',
      (gamut) => {
        const faint = Array.from({ length: 360 }, (_, hue) => {
          const all = colorsOf(look, hue);
          return pairs
            .filter(({ role, ground }) => `${role} ${ground}`.includes('action.'))
            .map(({ role, ground, limit }) => ({
              pair: `${role} on ${ground}`,
              hue,
              limit,
              ratio: contrast(colourOf(all, role, theme), colourOf(all, ground, theme), gamut),
            }))
            .filter(({ ratio, limit }) => ratio < limit);
        }).flat();
        expect(faint).toEqual([]);
      },
    );
  });

  test('every colour has a required contrast, or is named as decoration', () => {
    const roles = Object.entries(colors).flatMap(([group, named]) =>
      Object.keys(named).map((name) => `${group}.${name}`),
    );
    const held = colourPairs.flatMap(({ role, on }) => [role, ...on]);
    expect(roles.sort()).toEqual([...new Set([...held, ...decoration])].sort());
  });
});

test('a ratio is never shown as more than it is', () => {
  expect(showRatio(4.499)).toBe('4.4:1');
  expect(showRatio(21)).toBe('21.0:1');
});

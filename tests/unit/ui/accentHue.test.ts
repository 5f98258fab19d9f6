import { actionFallback, colorsOf, looks } from '@portfolio/ui/tokens';
import { formatHex } from 'culori';
import { describe, expect, test } from 'vitest';
import { findLookalikes, nameHue } from '../../../stories/foundations/accent.ts';

describe('the accent of an owner', () => {
  test.each([
    [25, 'red'],
    [90, 'gold'],
    [150, 'green'],
    [264, 'blue'],
    [330, 'pink'],
    [0, 'pink'],
    [359, 'pink'],
  ])('%i degrees is %s, as in the list of fields of the content', (hue, name) => {
    expect(nameHue(hue)).toBe(name);
  });

  test.each(Object.values(looks))(
    'red looks like errors, green like successes, blue like neither',
    (look) => {
      expect(findLookalikes(colorsOf(look, 25))).toEqual(['errors']);
      expect(findLookalikes(colorsOf(look, 150))).toEqual(['successes']);
      expect(findLookalikes(colorsOf(look, 264))).toEqual([]);
    },
  );

  test.each(['default', 'hover'] as const)(
    'has the default hue where `oklch()` is not known: %s',
    (name) => {
      const { light, dark } = colorsOf(looks.editorial).action[name];
      const written = { light: formatHex(light), dark: formatHex(dark) };
      expect(actionFallback[name]).toEqual(written);
    },
  );
});

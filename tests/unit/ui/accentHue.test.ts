import { actionColors } from '@portfolio/ui/tokens';
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

  test('red looks like errors, green like successes, blue like neither', () => {
    expect(findLookalikes(actionColors(25))).toEqual(['errors']);
    expect(findLookalikes(actionColors(150))).toEqual(['successes']);
    expect(findLookalikes(actionColors(264))).toEqual([]);
  });
});

import { actionColors } from '@portfolio/ui/tokens';
import { describe, expect, test } from 'vitest';
import {
  findLookalikes,
  nameHue,
  readAllHues,
  readContrast,
} from '../../../stories/foundations/accent.ts';
import { needs } from '../../../stories/foundations/colourPairs.ts';

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

  test('a pair that is too faint is read as such', () => {
    const faint = { light: 'oklch(75% 0.1 90)', dark: 'oklch(75% 0.1 90)' };
    const readings = readContrast({ ...actionColors(90), default: faint });
    const tooFaint = readings.filter(({ ratio, need }) => ratio < needs[need].ratio);
    expect(new Set(tooFaint.map(({ theme }) => theme))).toContain('light');
  });

  test('red looks like errors, green like successes, blue like neither', () => {
    expect(findLookalikes(actionColors(25))).toEqual(['errors']);
    expect(findLookalikes(actionColors(150))).toEqual(['successes']);
    expect(findLookalikes(actionColors(264))).toEqual([]);
  });

  test('the figure has the lowest contrast of every hue that it draws', () => {
    const [first] = readAllHues(90);
    const readings = readContrast(actionColors(0)).filter(({ need }) => need === 'text');
    const light = readings.filter(({ theme }) => theme === 'light').map(({ ratio }) => ratio);
    expect(first).toMatchObject({ hue: 0, light: Math.min(...light) });
  });
});

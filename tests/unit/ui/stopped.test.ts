import { expect, test } from 'vitest';
import { stopped } from '../../../packages/ui/src/styles/stopped.ts';

const none = 'none !important';

test('what moves by itself or on a change stops where the visitor has chosen that', () => {
  const rule = {
    transition: 'color 120ms',
    '::after': { animationName: 'blink' },
    '@media': { screen: { selectors: { '&[data-shown]': { animation: 'rise 1s' } } } },
  };
  expect(stopped(rule)).toEqual({
    '[data-motion="reduced"] &': { transition: none, animation: none },
    '[data-motion="reduced"] &::after': { animation: none },
  });
});

test('what doesn’t move costs no rule', () => {
  expect(stopped({ color: 'red', transition: 'none' })).toEqual({});
});

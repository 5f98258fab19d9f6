import { expect, test } from 'vitest';
import { stopped } from '../../../packages/ui/src/styles/stopped.ts';

const none = 'none !important';

test('animations and transitions stop where the visitor has chosen that', () => {
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

test('styles without motion cost no rule', () => {
  expect(stopped({ color: 'red', transition: 'none' })).toEqual({});
});

import { expect, test } from 'vitest';
import { initialsOf } from '../../../packages/ui/src/text/initialsOf.ts';

test.each([
  ['Gradient Yard Academy', 'GY'],
  ['mira kelvekar', 'MK'],
  ['Plato', 'P'],
  ['  Asha   Rao ', 'AR'],
  ['Émile Zola', 'ÉZ'],
  ['李 明', '李明'],
  ['𝒜sha Rao', '𝒜R'],
  ['Institute of Tides', 'IT'],
  ['Universidad de la República', 'UR'],
  ['Ludwig van Beethoven', 'LB'],
  ['de Havilland', 'DH'],
  ['eBay', 'E'],
  ['42 & Sons', 'S'],
  ['42', ''],
])('%s is shortened to "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

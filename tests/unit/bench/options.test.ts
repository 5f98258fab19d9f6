import { expect, test } from 'vitest';
import { readOptions } from '../../bench/options.ts';

const groups = ['paint', 'categories'];

test('without options, every group is measured three times', () => {
  expect(readOptions([], groups)).toEqual({ only: [], runs: 3, folder: undefined });
});

test('options choose groups, runs and a build', () => {
  const args = ['--only', 'paint', '--only=categories', '--runs', '5', '--folder', 'dist'];
  expect(readOptions(args, groups)).toEqual({
    only: ['paint', 'categories'],
    runs: 5,
    folder: 'dist',
  });
});

test.each([
  ['--only', 'pant', 'There is no group "pant": --only takes paint, categories.'],
  ['--runs', '0', '--runs takes a whole number from 1 to 99, not "0".'],
  ['--runs', 'five', '--runs takes a whole number from 1 to 99, not "five".'],
  ['--speed', 'high', /Usage: npm run bench -- /],
])('%s %s is answered by what to write instead', (option, value, message) => {
  expect(() => readOptions([option, value], groups)).toThrow(message);
});

import { expect, test } from 'vitest';
import { isNewEnough } from '../../bench/lighthouse/node22.ts';
import { readOptions } from '../../bench/options.ts';

const groups = ['paint', 'categories'];

test('without options, every group is measured five times', () => {
  expect(readOptions([], groups)).toEqual({
    only: [],
    runs: 5,
    against: undefined,
    folder: undefined,
    others: [],
  });
});

test('options choose groups, runs, a file to compare with and other sites', () => {
  const args = ['--only', 'paint', '--only=categories', '--runs', '3', '--against=a.json'];
  const url = ['--url', 'A peer=https://example.com/?a=b'];
  expect(readOptions([...args, ...url], groups)).toMatchObject({
    only: ['paint', 'categories'],
    runs: 3,
    against: 'a.json',
    others: [{ name: 'A peer', url: 'https://example.com/?a=b' }],
  });
});

test.each([
  ['--only', 'pant', 'There is no group "pant": --only takes paint, categories.'],
  ['--runs', '0', '--runs takes a whole number from 1 to 99, not "0".'],
  ['--runs', 'five', '--runs takes a whole number from 1 to 99, not "five".'],
  ['--url', 'https://example.com', /^--url takes a name and an address, such as ".+", not/],
  ['--url', 'peer=example.com', /^--url takes a name and an address/],
  ['--url', '=https://example.com', /^--url takes a name and an address/],
  ['--speed', 'high', /Usage: npm run bench -- /],
])('%s %s is answered by what to write instead', (option, value, message) => {
  expect(() => readOptions([option, value], groups)).toThrow(message);
});

test('an option without its value is answered by how to use it', () => {
  expect(() => readOptions(['--against'], groups)).toThrow(/Usage: /);
});

test('two other sites need two names', () => {
  const args = ['--url', 'a=https://a.example', '--url', 'a=https://b.example'];
  expect(() => readOptions(args, groups)).toThrow('--url names two sites "a": name them apart.');
});

test.each([
  ['20.19.0', false],
  ['22.18.0', false],
  ['22.19.0', true],
  ['24.0.0', true],
])('whether Node %s runs Lighthouse: %s', (version, isEnough) => {
  expect(isNewEnough(version)).toBe(isEnough);
});

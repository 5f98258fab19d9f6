import { expect, test } from 'vitest';
import { endsOfEachKind } from '../../bench/browser/controls.ts';
import { stepsIn } from '../../bench/browser/network.ts';

const loads = (...times: [start: number, end: number][]) =>
  new Map(times.map(([start, end], index) => [String(index), { start, end }]));

test('scripts that are asked for together come in one step', () => {
  expect(stepsIn(loads())).toBe(0);
  expect(stepsIn(loads([0, 5], [0, 9], [4, 7]))).toBe(1);
});

test('a script that is asked for once another has come is a step later, in whatever order they are told', () => {
  expect(stepsIn(loads([10, 15], [0, 5], [5, 9], [6, 12]))).toBe(3);
});

test('a script that has not come holds up none', () => {
  expect(stepsIn(loads([0, Number.POSITIVE_INFINITY], [3, 4]))).toBe(1);
});

test('of many cards the first and the last are used, and every control that is the only one of its kind', () => {
  const control = (name: string, kind: string) =>
    ({ role: 'button', name, index: 0, kind, url: undefined }) as const;
  const cards = ['a', 'b', 'c'].map((name) => control(name, 'main/article/button'));
  const all = [control('menu', 'banner/button'), ...cards];
  expect(endsOfEachKind(all).map(({ name }) => name)).toEqual(['menu', 'a', 'c']);
});

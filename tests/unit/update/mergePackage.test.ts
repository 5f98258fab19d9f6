import { mergePackage } from '@portfolio/cli/update/mergePackage';
import { expect, test } from 'vitest';

const merge = (base: object, ours: object, theirs: object) => {
  const merged = mergePackage(JSON.stringify(base), JSON.stringify(ours), JSON.stringify(theirs));
  return { ...merged, value: JSON.parse(merged?.text ?? 'null') };
};

test('dependencies that each side added next to each other are both there', () => {
  const { value, replaced } = merge(
    { dependencies: { a: '1' } },
    { dependencies: { a: '1', mine: '1' } },
    { dependencies: { a: '2', theirs: '1' } },
  );
  expect(value).toEqual({ dependencies: { a: '2', theirs: '1', mine: '1' } });
  expect(replaced).toEqual([]);
});

test('a version or script that both changed is the template’s, and the owner reads their own value', () => {
  const { value, replaced } = merge(
    { name: 'portfolio', scripts: { build: 'one' } },
    { name: 'asha', scripts: { build: 'two' } },
    { name: 'template', scripts: { build: 'three' } },
  );
  expect(value).toEqual({ name: 'asha', scripts: { build: 'three' } });
  expect(replaced).toEqual(['scripts.build (yours was "two")']);
});

test('entries that the owner removed stay removed, and those that the template removed go', () => {
  const { value } = merge(
    { scripts: { a: '1', b: '1', c: '1' } },
    { scripts: { b: '1', c: '1' } },
    { scripts: { a: '2', c: '1' } },
  );
  expect(value).toEqual({ scripts: { c: '1' } });
});

test('the format is npm’s', () => {
  expect(merge({}, { a: [1] }, { b: '2' }).text).toBe('{\n  "b": "2",\n  "a": [\n    1\n  ]\n}\n');
});

test('a file that isn’t JSON is left to the owner', () => {
  expect(mergePackage('{}', '{ "a": }', '{}')).toBeUndefined();
});

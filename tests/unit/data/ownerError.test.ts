import { inspect } from 'node:util';
import { OwnerError, ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import { expect, test } from 'vitest';

const wrong = new OwnerError('PORT must be a number.');
const collected = (...errors: unknown[]) => Object.assign(new Error('Build failed'), { errors });
const system = (code: string, place: object) => Object.assign(new Error(code), { code, ...place });

test.each([
  ['itself', wrong],
  ['one in a bundler’s collection', collected(wrong)],
  ['one that was thrown twice', collected(wrong, collected(wrong))],
  ['the cause of another error', new Error('The page could not be made.', { cause: wrong })],
])('the owner reads their line of %s, and nothing else', (_what, thrown) => {
  const found = ownerErrorIn(thrown);
  expect(found).toBeInstanceOf(OwnerError);
  expect(inspect(found)).toBe('PORT must be a number.');
  expect(found?.stack).toBe('PORT must be a number.');
});

test('several mistakes have a line each', () => {
  const other = new OwnerError('SITE_URL must be an address.');
  const text = 'PORT must be a number.\nSITE_URL must be an address.';
  expect(ownerErrorIn(collected(wrong, new Error('A bug'), other))?.message).toBe(text);
});

test.each([
  ['EACCES', { path: 'packages/site/dist' }, "this user isn't allowed to use it"],
  ['EPERM', { path: 'a', dest: 'packages/site/dist' }, "this user isn't allowed to change it"],
  ['EROFS', { path: 'packages/site/dist' }, 'it is on a disk that can only be read'],
  ['ENOSPC', { path: 'packages/site/dist' }, 'the disk is full'],
])('where the system refuses (%s), the owner reads the file and the remedy', (code, at, why) => {
  const { message = '' } = ownerErrorIn(collected(system(code, at))) ?? {};
  expect(message).toMatch(/^packages\/site\/dist: .*\.$/);
  expect(message).toContain(why);
  expect(message).not.toContain(code);
});

test('a mistake of the code stays one, with its stack', () => {
  expect(ownerErrorIn(new TypeError('x is not a function'))).toBeUndefined();
  expect(ownerErrorIn(collected(new Error('A bug')))).toBeUndefined();
  expect(ownerErrorIn(system('ENOENT', { path: 'x' }))).toBeUndefined();
  expect(ownerErrorIn(undefined)).toBeUndefined();
});

test('nothing that a bundler notes in an owner’s error is shown', () => {
  const error = new OwnerError('Wrong.');
  const notes = { plugin: 'p', id: '/a.ts', frame: '1 | a', pluginCode: 'a', loc: { line: 1 } };
  Object.assign(error, notes);
  expect(
    JSON.stringify({
      ...error,
      ...Object.fromEntries(Object.keys(notes).map((name) => [name, Reflect.get(error, name)])),
    }),
  ).toBe(JSON.stringify({ name: 'OwnerError' }));
});

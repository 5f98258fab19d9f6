import { expect, test, vi } from 'vitest';
import { guardConsole } from '../../../.storybook/consoleGuard.ts';

function makeConsole() {
  return {
    error: vi.fn<(...values: unknown[]) => void>(),
    warn: vi.fn<(...values: unknown[]) => void>(),
  };
}

test('a story that writes an error or a warning fails, with everything it wrote', () => {
  const target = makeConsole();
  const guard = guardConsole(target, []);
  target.error('Each child needs a key');
  target.warn('Old name %s', 'size');
  expect(() => guard.check('text-tag--default')).toThrow(
    'console.error: Each child needs a key\nconsole.warn: Old name size',
  );
});

test('the messages still reach the console', () => {
  const target = makeConsole();
  const { error } = target;
  guardConsole(target, []);
  target.error('text', 1);
  expect(error).toHaveBeenCalledWith('text', 1);
});

test('a quiet story passes, also after one that failed', () => {
  const target = makeConsole();
  const guard = guardConsole(target, []);
  guard.check('a--one');
  target.error('loud');
  expect(() => guard.check('a--two')).toThrow('loud');
  guard.check('a--three');
});

test('the messages of a story are forgotten on clearing', () => {
  const target = makeConsole();
  const guard = guardConsole(target, []);
  target.warn('late');
  guard.clear();
  guard.check('a--one');
});

test('an exception covers only its own story and message', () => {
  const target = makeConsole();
  const exception = { story: 'a--failing', message: /^Caught/, reason: 'It shows the failure.' };
  const guard = guardConsole(target, [exception]);
  target.error('Caught: no data');
  guard.check('a--failing');
  target.error('Caught: no data');
  expect(() => guard.check('a--other')).toThrow('Caught');
  target.error('Something else');
  expect(() => guard.check('a--failing')).toThrow('Something else');
});

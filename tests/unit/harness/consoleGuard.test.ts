import { expect, test, vi } from 'vitest';
import { guardConsole } from '../../../.storybook/consoleGuard.ts';

type Write = (...values: unknown[]) => void;

function guarded(exceptions: Parameters<typeof guardConsole>[1] = []) {
  const [error, warn] = [vi.fn<Write>(), vi.fn<Write>()];
  const target = { error, warn };
  return { target, error, guard: guardConsole(target, exceptions) };
}

test('a story that writes an error or a warning fails, with everything it wrote', () => {
  const { target, guard } = guarded();
  target.error('Each child needs a key');
  target.warn('Old name %s', 'size');
  expect(() => guard.check('text-tag--default')).toThrow(
    'console.error: Each child needs a key\nconsole.warn: Old name size',
  );
});

test('the messages still reach the console', () => {
  const { target, error } = guarded();
  target.error('text', 1);
  expect(error).toHaveBeenCalledWith('text', 1);
});

test('a quiet story passes, also after one that failed', () => {
  const { target, guard } = guarded();
  guard.check('a--one');
  target.error('loud');
  expect(() => guard.check('a--two')).toThrow('loud');
  guard.check('a--three');
});

test('the messages of a story are forgotten on clearing', () => {
  const { target, guard } = guarded();
  target.warn('late');
  guard.clear();
  guard.check('a--one');
});

test('an exception covers only its own story and message', () => {
  const exception = { story: 'a--failing', message: /^Caught/, reason: 'It shows the failure.' };
  const { target, guard } = guarded([exception]);
  target.error('Caught: no data');
  guard.check('a--failing');
  target.error('Caught: no data');
  expect(() => guard.check('a--other')).toThrow('Caught');
  target.error('Something else');
  expect(() => guard.check('a--failing')).toThrow('Something else');
});

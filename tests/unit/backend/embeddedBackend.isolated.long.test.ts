import { createEmbeddedBackend } from '@portfolio/backend/embeddedBackend';
import { StackError, type StackErrorCode } from '@portfolio/backend/errors';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const { starts } = vi.hoisted(() => ({
  /** The outcomes of the next starts; the last one applies to all later starts. */
  starts: [] as (Error | object)[],
}));

vi.mock('@portfolio/backend/stack', () => ({
  startStack: async () => {
    const [next] = starts.length > 1 ? starts.splice(0, 1) : starts;
    if (next instanceof Error) throw next;
    return next;
  },
}));

// Node's own timers are not the global ones, which can be faked.
vi.mock('@portfolio/backend/timing', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  pause: (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms);
      signal.onabort = () => resolve();
    }),
}));

/** A stack that runs until a test makes it fail. */
function makeStack() {
  let fail: (error: StackError) => void = () => undefined;
  const failed = new Promise<StackError>((resolve) => {
    fail = resolve;
  });
  return { fail, stack: { restUrl: 'http://rest', failed, close: async () => undefined } };
}

const failure = (code: StackErrorCode, message: string = code) => new StackError(code, message);

function start(...coming: (Error | object)[]) {
  starts.splice(0, starts.length, ...coming);
  const lines: string[] = [];
  const backend = createEmbeddedBackend({ dataDir: '/data', log: (line) => lines.push(line) });
  onTestFinished(() => backend.close());
  backend.start();
  return { backend, lines };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const passMs = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a backend that does not start', () => {
  test.each<[StackErrorCode, string]>([
    ['rest-failed', 'PostgREST does not start: it was ended by SIGKILL'],
    ['database-timeout', 'the database did not open within 90 s'],
    ['data-dir-unusable', 'the data folder cannot be used (ENOSPC)'],
    ['data-dir-in-use', 'the data folder is in use'],
    ['socket-failed', 'no free port'],
    ['disk-full', 'it cannot be opened (No space left on device)'],
  ])('because of %s is tried again, and takes messages as soon as it starts', async (code, why) => {
    const { backend, lines } = start(failure(code, why), makeStack().stack);
    const message = backend.stack();
    await passMs(100);
    expect(await message).toMatchObject({ restUrl: 'http://rest' });
    expect(lines).toEqual([
      `contact form is off: ${why} (trying again)`,
      'contact form → embedded Postgres (/data)',
    ]);
  });

  test('for hours is tried at ever longer intervals, with one line and the reason to anyone who asks', async () => {
    const { backend, lines } = start(failure('rest-failed', 'PostgREST was ended by SIGKILL'));
    const waits = vi.spyOn(globalThis, 'setTimeout');
    await passMs(4 * 3_600_000);
    expect(waits.mock.calls.map(([, ms]) => ms).slice(0, 12)).toEqual([
      100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 51_200, 60_000, 60_000,
    ]);
    expect(waits.mock.calls.length).toBeGreaterThan(200);
    expect(lines).toEqual(['contact form is off: PostgREST was ended by SIGKILL (trying again)']);
    await expect(backend.stack()).rejects.toThrow('PostgREST was ended by SIGKILL');
  });

  test('for another reason than before says so', async () => {
    const { lines } = start(
      failure('data-dir-in-use', 'in use'),
      failure('data-dir-in-use', 'in use'),
      failure('database-timeout', 'too slow'),
    );
    await passMs(10_000);
    expect(lines).toEqual([
      'contact form is off: in use (trying again)',
      'contact form is off: too slow (trying again)',
    ]);
  });

  test.each<StackErrorCode>([
    'rest-missing',
    'migration-failed',
    'migration-history',
    'database-unreadable',
  ])('because of %s, which only the owner can fix, says so once and rests', async (code) => {
    const { backend, lines } = start(failure(code));
    await expect(backend.stack()).rejects.toThrow(code);
    expect(lines).toEqual([`contact form is off: ${code}`]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a backend that fails while it runs', () => {
  test('is started again, and a message that comes in the meantime waits for it', async () => {
    const [first, second] = [makeStack(), makeStack()];
    const { backend, lines } = start(first.stack, second.stack);
    await backend.stack();
    first.fail(failure('database-crashed', 'the database has failed'));
    await passMs(0);
    const message = backend.stack();
    await passMs(100);
    expect(await message).toBe(second.stack);
    expect(lines[1]).toBe('the database has failed: starting it again');
  });

  test.each([
    ['at once', 1_000, 400],
    ['after it has run well', 60_001, 100],
  ])(
    '%s is started again after %i ms of running and a pause of %i ms',
    async (_when, ran, wait) => {
      const stacks = [makeStack(), makeStack(), makeStack(), makeStack()];
      const { backend } = start(...stacks.map(({ stack }) => stack));
      for (const { fail } of stacks.slice(0, 2)) {
        await backend.stack();
        fail(failure('rest-failed'));
        await passMs(200);
      }
      await passMs(ran);
      stacks[2]?.fail(failure('rest-failed'));
      await passMs(wait - 1);
      const next = vi.fn();
      void backend.stack().then(next);
      await passMs(0);
      expect(next).not.toHaveBeenCalled();
      await passMs(1);
      expect(next).toHaveBeenCalledWith(stacks[3]?.stack);
    },
  );

  test('is not started while the site is being stopped', async () => {
    const { backend } = start(failure('rest-failed'));
    await passMs(50);
    starts.splice(0, 1, makeStack().stack);
    await backend.close();
    await expect(backend.stack()).rejects.toThrow('stopped');
  });
});

import { createEmbeddedBackend } from '@portfolio/tools/backend/embeddedBackend';
import { StackError, type StackErrorCode } from '@portfolio/tools/backend/errors';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const { starts } = vi.hoisted(() => ({
  /** The outcomes of the next starts; the last one applies to all later starts. */
  starts: [] as (Error | object)[],
}));

vi.mock('@portfolio/tools/backend/stack', () => ({
  startStack: async () => {
    const [next] = starts.length > 1 ? starts.splice(0, 1) : starts;
    if (next instanceof Error) throw next;
    return next;
  },
}));

// Node's own timers are not the global ones, which can be faked.
vi.mock('@portfolio/tools/backend/timing', async (importOriginal) => ({
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
  test('refuses messages with the reason, is tried again, and takes them as soon as it starts', async () => {
    const why = 'the data folder is in use';
    const { backend, lines } = start(failure('data-dir-in-use', why), makeStack().stack);
    await expect(backend.stack()).rejects.toThrow(why);
    await passMs(14_000);
    await expect(backend.stack()).rejects.toThrow(why);
    await passMs(1_000);
    expect(await backend.stack()).toMatchObject({ restUrl: 'http://rest' });
    expect(lines).toEqual([
      `contact form is off: ${why} (trying again)`,
      'contact form → embedded Postgres (/data)',
    ]);
  });

  test('for hours says so once, and again where the reason is another one', async () => {
    const { lines } = start(
      ...Array.from({ length: 1_000 }, () => failure('data-dir-in-use', 'in use')),
      failure('database-timeout', 'too slow'),
    );
    await passMs(5 * 3_600_000);
    expect(lines).toEqual([
      'contact form is off: in use (trying again)',
      'contact form is off: too slow (trying again)',
    ]);
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
    await passMs(1_000);
    expect(await message).toBe(second.stack);
    expect(lines[1]).toBe('the database has failed: starting it again');
  });

  test('is not started while the site is being stopped', async () => {
    const { backend } = start(failure('rest-failed'));
    await passMs(50);
    starts.splice(0, 1, makeStack().stack);
    await backend.close();
    await expect(backend.stack()).rejects.toThrow('stopped');
  });
});

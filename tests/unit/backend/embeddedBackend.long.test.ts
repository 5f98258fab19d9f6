import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createEmbeddedBackend } from '../../../supabase/local/embeddedBackend.ts';
import { StackError, type StackErrorCode } from '../../../supabase/local/errors.ts';
import type { Stack } from '../../../supabase/local/stack.ts';

const { starts, pauses, skipPause } = vi.hoisted(() => ({
  /** What the next starts come to; the last one stands for all that follow. */
  starts: [] as (Error | object)[],
  pauses: [] as number[],
  skipPause: [] as (() => void)[],
}));

vi.mock('../../../supabase/local/stack.ts', () => ({
  startStack: async () => {
    const [next] = starts.length > 1 ? starts.splice(0, 1) : starts;
    if (next instanceof Error) throw next;
    return next;
  },
}));

// The clock of these tests: a pause ends when a test says so.
vi.mock('../../../supabase/local/timing.ts', () => ({
  pause: (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      pauses.push(ms);
      skipPause.push(resolve);
      signal.addEventListener('abort', () => resolve());
    }),
}));

/** A stack that runs until it is told to fail. */
function makeStack() {
  let fail: (error: StackError) => void = () => undefined;
  const failed = new Promise<StackError>((resolve) => {
    fail = resolve;
  });
  const stack = {
    restUrl: async () => 'http://rest',
    failed,
    close: async () => undefined,
  } satisfies Partial<Stack>;
  return { stack, fail };
}

const failure = (code: StackErrorCode, message: string = code) => new StackError(code, message);

function start(...coming: (Error | object)[]) {
  starts.push(...coming);
  const lines: string[] = [];
  const backend = createEmbeddedBackend({ dataDir: '/data', log: (line) => lines.push(line) });
  onTestFinished(() => backend.close());
  backend.start();
  return { backend, lines };
}

/** Lets one pause pass. */
async function pass() {
  await vi.waitFor(() => expect(skipPause).not.toHaveLength(0));
  skipPause.shift()?.();
}

beforeEach(() => {
  for (const list of [starts, pauses, skipPause]) list.length = 0;
});

describe('a backend that does not start', () => {
  test.each<[StackErrorCode, string]>([
    ['rest-failed', 'PostgREST does not start: it was ended by SIGKILL'],
    ['database-timeout', 'the database did not open within 90 s'],
    ['data-dir-unusable', 'the data folder cannot be used (ENOSPC)'],
    ['data-dir-in-use', 'the data folder is in use'],
    ['socket-failed', 'no free port'],
    ['database-unreadable', 'it cannot be opened (No space left on device)'],
  ])('because of %s is tried again, and takes messages as soon as it starts', async (code, why) => {
    const { stack } = makeStack();
    const { backend, lines } = start(failure(code, why), stack);
    const message = backend.url();
    await pass();
    expect(await message).toBe('http://rest');
    expect(lines).toEqual([
      `contact form is off: ${why} (trying again)`,
      'contact form → embedded Postgres (/data)',
    ]);
  });

  test('for hours is tried at ever longer intervals, with one line and the reason to whoever asks', async () => {
    const { backend, lines } = start(failure('rest-failed', 'PostgREST was ended by SIGKILL'));
    for (let attempt = 1; attempt <= 200; attempt += 1) await pass();
    expect(pauses.slice(0, 12)).toEqual([
      100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 51_200, 60_000, 60_000,
    ]);
    expect(pauses.slice(12).every((ms) => ms === 60_000)).toBe(true);
    expect(lines).toEqual(['contact form is off: PostgREST was ended by SIGKILL (trying again)']);
    await expect(backend.url()).rejects.toThrow('PostgREST was ended by SIGKILL');
  });

  test('for another reason than before says so', async () => {
    const { lines } = start(
      failure('data-dir-in-use', 'in use'),
      failure('data-dir-in-use', 'in use'),
      failure('database-timeout', 'too slow'),
    );
    for (let attempt = 1; attempt <= 4; attempt += 1) await pass();
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
  ])('because of %s, which no time mends, says so at once and rests', async (code) => {
    const { backend, lines } = start(failure(code));
    await expect(backend.url()).rejects.toThrow(code);
    expect(lines).toEqual([`contact form is off: ${code}`]);
    expect(pauses).toEqual([]);
  });
});

describe('a backend that fails while it runs', () => {
  test('is started again, and a message that comes meanwhile waits for it', async () => {
    const [first, second] = [makeStack(), makeStack()];
    const { backend, lines } = start(first.stack, second.stack);
    await backend.url();
    first.fail(failure('database-crashed', 'the database has failed'));
    await vi.waitFor(() => expect(pauses).toEqual([100]));
    const message = backend.url();
    await pass();
    expect(await message).toBe('http://rest');
    expect(lines[1]).toBe('the database has failed: starting it again');
  });

  test('is not started while the site is being stopped', async () => {
    const { backend } = start(failure('rest-failed'));
    await vi.waitFor(() => expect(pauses).toHaveLength(1));
    await backend.close();
    expect(pauses).toHaveLength(1);
    await expect(backend.url()).rejects.toThrow('stopped');
  });
});

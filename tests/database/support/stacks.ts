import { type Stack, type StackOptions, startStack } from '@portfolio/tools/backend/stack';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { freshDataDir, makeDataDir, removeFolder } from './folders.ts';

/**
 * Settings with which tests ask PostgREST directly as a visitor, with addresses of their own. An
 * owner's stack takes no request without a token.
 */
export const openToVisitors = { PGRST_DB_ANON_ROLE: 'anon' };

/**
 * Starts a stack for the test that is running, by default on an empty database that takes any number
 * of messages.
 */
export async function openStack(options: StackOptions = {}): Promise<Stack> {
  const stack = await startStack({
    dataDir: options.dataDir ?? (await freshDataDir(true)),
    settings: openToVisitors,
    ...options,
  });
  onTestFinished(() => stack.close());
  return stack;
}

/** One of something for all tests of a file or a group. */
export function share<T>(
  start: () => Promise<T>,
  end: (value: T) => Promise<void> | void,
): () => T {
  let value: T | undefined;
  beforeAll(async () => {
    value = await start();
  });
  afterAll(() => (value === undefined ? undefined : end(value)));
  return () => {
    if (value === undefined) throw new Error('It has not started.');
    return value;
  };
}

/** Starts a stack on an empty database of its own. `prepare` gets the data folder before that. */
export async function startOwnStack(
  unlimited: boolean,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<Stack> {
  const dataDir = await makeDataDir(unlimited);
  await prepare?.(dataDir);
  return startStack({ dataDir, settings: openToVisitors });
}

/** Closes a stack and removes its database. */
export async function endOwnStack(stack: Stack): Promise<void> {
  await stack.close();
  removeFolder(stack.dataDir);
}

/** One stack for all tests of a file, which takes any number of messages. */
export const shareStack = (prepare?: (dataDir: string) => Promise<void>): (() => Stack) =>
  share(() => startOwnStack(true, prepare), endOwnStack);

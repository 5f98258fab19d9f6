import { type Stack, type StackOptions, startStack } from '@portfolio/backend/local/stack';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { freshDataDir, makeDataDir, removeFolder } from './folders.ts';
import { openToVisitors } from './openToVisitors.ts';

/**
 * Starts a stack for the test that is running, unless told otherwise on an empty database that takes
 * any number of messages.
 */
export async function openStack(options: StackOptions = {}): Promise<Stack> {
  const stack = await startStack({
    dataDir: await freshDataDir(true),
    settings: openToVisitors,
    ...options,
  });
  onTestFinished(() => stack.close());
  return stack;
}

/**
 * One stack for all tests of a file, which takes any number of messages. `prepare` has its data folder
 * before it starts.
 */
export function shareStack(prepare?: (dataDir: string) => Promise<void>): () => Stack {
  let stack: Stack | undefined;
  beforeAll(async () => {
    const dataDir = await makeDataDir(true);
    await prepare?.(dataDir);
    stack = await startStack({ dataDir, settings: openToVisitors });
  });
  afterAll(async () => {
    await stack?.close();
    if (stack) removeFolder(stack.dataDir);
  });
  return () => {
    if (!stack) throw new Error('The stack has not started.');
    return stack;
  };
}

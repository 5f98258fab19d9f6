import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Stack, type StackOptions, startStack } from '../../../supabase/local/stack.ts';
import { freshDataDir, makeDataDir, removeFolder } from './folders.ts';

/** Starts a stack for the test that is running, on an empty database unless told otherwise. */
export async function openStack(options: StackOptions = {}): Promise<Stack> {
  const stack = await startStack({ dataDir: await freshDataDir(), ...options });
  onTestFinished(() => stack.close());
  return stack;
}

/** One stack for all tests of a file. */
export function shareStack(): () => Stack {
  let stack: Stack | undefined;
  beforeAll(async () => {
    stack = await startStack({ dataDir: await makeDataDir() });
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

/**
 * Runs one task of each address at a time, in the order in which they came: many tasks of one address
 * keep only that address waiting.
 */
export function createAddressQueue() {
  const last = new Map<string, Promise<void>>();

  return async (address: string, task: () => Promise<void>): Promise<void> => {
    const before = last.get(address) ?? Promise.resolve();
    const result = before.then(task);
    const ended = result.catch(() => undefined);
    last.set(address, ended);
    await ended;
    // Nothing has come after it.
    if (last.get(address) === ended) last.delete(address);
    return result;
  };
}

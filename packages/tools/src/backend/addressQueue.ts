/** Runs one task per address at a time, in order of arrival. An address with many tasks delays only itself. */
export function createAddressQueue() {
  const last = new Map<string, Promise<void>>();

  return async (address: string, task: () => Promise<void>): Promise<void> => {
    const before = last.get(address) ?? Promise.resolve();
    const result = before.then(task);
    const ended = result.catch(() => undefined);
    last.set(address, ended);
    await ended;
    // No later task waits.
    if (last.get(address) === ended) last.delete(address);
    return result;
  };
}

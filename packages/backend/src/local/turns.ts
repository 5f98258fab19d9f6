/**
 * Runs one task of each owner at a time, and the others of that owner in their order: who has many to
 * run keeps themselves waiting, and not who has one.
 */
export function createTurns() {
  const last = new Map<string, Promise<void>>();

  return async (owner: string, task: () => Promise<void>): Promise<void> => {
    const before = last.get(owner) ?? Promise.resolve();
    const result = before.then(task);
    const ended = result.catch(() => undefined);
    last.set(owner, ended);
    await ended;
    // Nobody has come after it.
    if (last.get(owner) === ended) last.delete(owner);
    return result;
  };
}

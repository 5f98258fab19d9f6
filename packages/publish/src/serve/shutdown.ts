const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C under npm arrives twice, from the terminal and from npm; a person's second is later. */
const doubleMs = 300;
const forcedExitCode = 130;

/**
 * Ends the process in good order when it is asked to end, and at once when it is asked again.
 * @returns a function that asks for the same from within
 */
export function onShutdown(stop: () => Promise<void>): () => void {
  let askedAt: number | undefined;
  const ask = () => {
    const now = Date.now();
    if (askedAt !== undefined) {
      if (now - askedAt > doubleMs) process.exit(forcedExitCode);
      return;
    }
    askedAt = now;
    void stop().finally(() => process.exit());
  };
  for (const signal of signals) process.on(signal, ask);
  return ask;
}

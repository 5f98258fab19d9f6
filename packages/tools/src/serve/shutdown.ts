const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl-C under npm arrives twice, from the terminal and from npm; a person's second is later. */
const doubleMs = 300;
const forcedExitCode = 130;

/** Ends the process in an orderly way on the first signal, and immediately on the second. */
export function onShutdown(stop: () => Promise<void>): void {
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
}

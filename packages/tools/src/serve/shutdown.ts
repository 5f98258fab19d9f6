const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Under npm, one Ctrl-C arrives twice, from the terminal and from npm. A second Ctrl-C by a person comes later. */
const duplicateSignalMs = 300;
const forcedExitCode = 130;

/** Ends the process in an orderly way on the first signal, and immediately on the second. */
export function onShutdown(stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const ask = () => {
    const now = Date.now();
    if (askedAt !== undefined) {
      if (now - askedAt > duplicateSignalMs) process.exit(forcedExitCode);
      return;
    }
    askedAt = now;
    void stop().finally(() => process.exit());
  };
  for (const signal of signals) process.on(signal, ask);
}

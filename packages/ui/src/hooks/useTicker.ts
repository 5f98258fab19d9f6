import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onTick` every `intervalMs` milliseconds while `running`. A change of `restartKey` restarts
 * the current interval.
 */
export function useTicker(
  onTick: () => void,
  {
    intervalMs,
    running,
    restartKey,
  }: { intervalMs: number; running: boolean; restartKey?: unknown },
) {
  const tick = useEffectEvent(onTick);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `restartKey` only restarts the interval
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick(), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, running, restartKey]);
}

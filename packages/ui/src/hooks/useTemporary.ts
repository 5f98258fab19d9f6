import { useEffect, useState } from 'react';

/**
 * A flag that turns itself off `durationMs` milliseconds after it was last turned on.
 *
 * @returns The flag, and how to turn it on.
 */
export function useTemporary(durationMs: number): [isOn: boolean, turnOn: () => void] {
  // A new object each time, so that turning it on again restarts the time.
  const [token, setToken] = useState<object>();
  useEffect(() => {
    if (!token) return;
    const timer = setTimeout(() => setToken(undefined), durationMs);
    return () => clearTimeout(timer);
  }, [token, durationMs]);
  return [token !== undefined, () => setToken({})];
}

import { useEffect, useState } from 'react';

/**
 * A flag that falls by itself `durationMs` milliseconds after it was last raised.
 *
 * @returns The flag, and how to raise it.
 */
export function useTemporary(durationMs: number): [isRaised: boolean, raise: () => void] {
  // A new object each time, so that raising it again starts the time anew.
  const [raised, setRaised] = useState<object>();
  useEffect(() => {
    if (!raised) return;
    const timer = setTimeout(() => setRaised(undefined), durationMs);
    return () => clearTimeout(timer);
  }, [raised, durationMs]);
  return [raised !== undefined, () => setRaised({})];
}

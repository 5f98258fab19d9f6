import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A flag that turns itself off `durationMs` milliseconds after it was last turned on.
 *
 * @returns The flag, how to turn it on, and whether it is on at this moment. Handlers have to check the last, since a
 * second event may come before the first is rendered.
 */
export function useTemporary(
  durationMs: number,
): [isOn: boolean, turnOn: () => void, isOnNow: () => boolean] {
  // A new object each time, so that turning it on again restarts the time.
  const [token, setToken] = useState<object>();
  const isOnRef = useRef(false);
  const turn = (next: object | undefined) => {
    isOnRef.current = next !== undefined;
    setToken(next);
  };
  const turnOff = useEffectEvent(() => turn(undefined));
  useEffect(() => {
    if (!token) return;
    const timer = setTimeout(() => turnOff(), durationMs);
    return () => clearTimeout(timer);
  }, [token, durationMs]);
  return [token !== undefined, () => turn({}), () => isOnRef.current];
}

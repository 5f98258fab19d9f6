import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A flag that turns itself off `durationMs` milliseconds after it was last turned on.
 *
 * @returns The flag, a function that turns it on, and a function that reads its present value. Event handlers must use
 * the last one, because a second event may come before the first is rendered.
 */
export function useTemporary(
  durationMs: number,
): [isOn: boolean, turnOn: () => void, isOnNow: () => boolean] {
  // Each time gets a new object, so that turning the flag on again restarts the time.
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

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the prerendered page and during hydration, true soon after. It changes in a transition, so that React
 * renders its users in slices: a change that `useSyncExternalStore` finds is rendered in one go.
 */
export const useHydrated = () => {
  // Filled while React hydrates, when it asks for the server's value. The same answer afterwards means no change.
  const [first] = useState(() => ({ isPrerendered: false }));
  const isPrerendered = useSyncExternalStore(
    never,
    () => first.isPrerendered,
    () => {
      first.isPrerendered = true;
      return true;
    },
  );
  const [isHydrated, setIsHydrated] = useState(!isPrerendered);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return isHydrated;
};

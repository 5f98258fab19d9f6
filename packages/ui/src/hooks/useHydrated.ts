import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False in the prerendered page and during hydration, true soon after. The change happens in a transition, so that
 * React renders in slices. React would render a change from `useSyncExternalStore` in one go.
 */
export const useHydrated = () => {
  // React fills this while it hydrates, when it asks for the server's value. Giving the same answer afterwards means no
  // change.
  const [first] = useState(() => ({ isPrerendered: false }));
  const isPrerendered = useSyncExternalStore(
    subscribeToNothing,
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

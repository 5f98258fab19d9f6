import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while it is hydrated, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

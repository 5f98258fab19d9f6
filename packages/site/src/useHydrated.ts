import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the prerendered page and while React takes it over, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

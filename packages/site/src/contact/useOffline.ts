import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) {
    addEventListener(name, onChange, { signal: listening.signal });
  }
  return () => listening.abort();
}

/** Whether the browser knows that it has no network. If a network leads nowhere, that shows when the visitor sends. */
export const useOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

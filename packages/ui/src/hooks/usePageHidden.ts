import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is out of sight: another tab, a minimized window. */
export const usePageHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => true,
  );

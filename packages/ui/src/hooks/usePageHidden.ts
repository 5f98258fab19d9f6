import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is hidden: in another tab, in a minimized window. */
export const usePageHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => true,
  );

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is hidden, such as in another tab or a minimized window. */
export const usePageHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => true,
  );

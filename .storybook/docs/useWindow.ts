import { useSyncExternalStore } from 'react';

let chosen: string | undefined;
const readers = new Set<() => void>();

function subscribe(notify: () => void) {
  readers.add(notify);
  return () => readers.delete(notify);
}

function choose(name: string | undefined) {
  chosen = name;
  for (const notify of readers) notify();
}

/**
 * The window in which docs pages show their story, by its name (a key of `viewports`), and how to choose another;
 * undefined for the page itself. It lasts until the workshop is loaded again.
 *
 * It isn't one of Storybook's globals: each change of those draws all stories again, and Storybook reloads the frame
 * when a story goes away while it is drawn, as the one does that this choice replaces.
 */
export function useWindow() {
  return { chosen: useSyncExternalStore(subscribe, () => chosen), choose };
}

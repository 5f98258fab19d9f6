import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { type Preference, preferences } from './document/preferences';
import { nextTask } from './scheduling';

type Value<P extends Preference> = (typeof preferences)[P]['values'][number] | undefined;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

function apply(attribute: string, value: string | null | undefined) {
  if (value) document.documentElement.setAttribute(attribute, value);
  else document.documentElement.removeAttribute(attribute);
}

/** A choice made in another tab holds here too. */
if (typeof window !== 'undefined') {
  addEventListener('storage', (event) => {
    for (const { key, attribute } of Object.values(preferences)) {
      if (event.key === key) apply(attribute, event.newValue);
    }
  });
}

/**
 * A visitor's choice for this site, `undefined` where the system's preference counts. It is kept for
 * the next visit where the browser allows that, and for this page anyway.
 */
export function usePreference<P extends Preference>(name: P) {
  const { key, attribute } = preferences[name];
  const value = useSyncExternalStore(
    subscribe,
    () => (document.documentElement.getAttribute(attribute) ?? undefined) as Value<P>,
    () => undefined,
  );
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value<P>) =>
    startTransition(async () => {
      show(next);
      try {
        if (next === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        // Storage is full or forbidden.
      }
      // The control answers first: the whole page takes longer.
      await nextTask();
      apply(attribute, next);
    });
  return [shown, choose] as const;
}

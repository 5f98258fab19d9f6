import { useSyncExternalStore } from 'react';
import { type Preference, preferences, storageKey } from './document/preferences';

type Value<P extends Preference> = (typeof preferences)[P]['values'][number] | undefined;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  const attributeFilter = Object.values(preferences).map(({ attribute }) => attribute);
  observer.observe(document.documentElement, { attributeFilter });
  return () => observer.disconnect();
}

function apply(name: Preference, value: string | undefined) {
  const root = document.documentElement;
  if (value === undefined) root.removeAttribute(preferences[name].attribute);
  else root.setAttribute(preferences[name].attribute, value);
}

/** A choice made in another tab holds here too. */
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key, newValue }) => {
    for (const name of Object.keys(preferences) as Preference[]) {
      if (key === storageKey(name)) apply(name, newValue ?? undefined);
    }
  });
}

/**
 * A visitor's choice for this site, `undefined` where the system's preference stands. It is kept for
 * the next visit where the browser allows that, and for this page anyway.
 */
export function usePreference<P extends Preference>(name: P) {
  const value = useSyncExternalStore(
    subscribe,
    () =>
      (document.documentElement.getAttribute(preferences[name].attribute) ?? undefined) as Value<P>,
    () => undefined,
  );
  const choose = (next: Value<P>) => {
    apply(name, next);
    try {
      if (next === undefined) localStorage.removeItem(storageKey(name));
      else localStorage.setItem(storageKey(name), next);
    } catch {
      // Storage is full or forbidden.
    }
  };
  return [value, choose] as const;
}

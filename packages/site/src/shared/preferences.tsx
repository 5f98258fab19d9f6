import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { nextTask } from '../routing/scheduling';

/**
 * A visitor's choices for this site, with their values. A choice is a data attribute of `<html>`. The browser stores it
 * under a key that all pages of the site share.
 */
export const preferences = { theme: ['light', 'dark'], motion: ['reduced'] } as const;

export type Preference = keyof typeof preferences;

/**
 * Runs inline in every document's head before anything is painted, so that visitors with an earlier choice don't see
 * the default first. It must not use anything from outside.
 */
function restorePreferences(valuesOf: Record<string, readonly string[]>) {
  try {
    for (const name in valuesOf) {
      const value = localStorage.getItem(`portfolio:${name}`);
      if (value && valuesOf[name]?.includes(value)) document.documentElement.dataset[name] = value;
    }
  } catch {
    // Storage is forbidden, so the system's preference counts.
  }
}

/** A part of the inline script's text, which is the same in every document. */
export const preferencesScript = () =>
  `(${restorePreferences.toString()})(${JSON.stringify(preferences)})`;

type Value<P extends Preference> = (typeof preferences)[P][number] | undefined;

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const keyOf = (name: string) => `portfolio:${name}`;

function apply(name: string, value: string | null | undefined) {
  if (value) document.documentElement.dataset[name] = value;
  else delete document.documentElement.dataset[name];
}

/** A choice made in another tab also counts here. */
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key, newValue }) => {
    for (const name in preferences) if (key === keyOf(name)) apply(name, newValue);
  });
}

/**
 * A visitor's choice for this site; undefined if the system's preference counts. It applies to this page, and is stored
 * for the next visit if the browser allows that.
 */
function usePreference<P extends Preference>(name: P) {
  const value = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset[name] as Value<P>,
    () => undefined,
  );
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value<P>) =>
    startTransition(async () => {
      show(next);
      try {
        if (next === undefined) localStorage.removeItem(keyOf(name));
        else localStorage.setItem(keyOf(name), next);
      } catch {
        // Storage is full or forbidden.
      }
      // The control must respond first, because changing the whole page takes longer.
      await nextTask();
      apply(name, next);
    });
  return [shown, choose] as const;
}

/**
 * The choice of the theme. It is a component of its own, like the next one, so that React renders only this after a
 * choice.
 */
export function ThemePreference() {
  const [theme, choose] = usePreference('theme');
  return <ThemeChoice value={theme} onValueChange={choose} />;
}

/** The choice to stop all motion. */
export function MotionPreference() {
  const [motion, choose] = usePreference('motion');
  return (
    <MotionChoice
      paused={motion === 'reduced'}
      onPausedChange={(paused) => choose(paused ? 'reduced' : undefined)}
    />
  );
}

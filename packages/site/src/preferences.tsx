import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { nextTask } from './scheduling';

/**
 * A visitor's choices for this site, with the values of each. A choice is a data attribute of `<html>`, and kept in the
 * browser's storage under a key that all pages of the site share.
 */
export const preferences = { theme: ['light', 'dark'], motion: ['reduced'] } as const;

export type Preference = keyof typeof preferences;

/**
 * Runs inline in every document's head, before anything is painted, so that a choice made earlier never
 * flashes; it uses nothing from outside itself.
 */
function restorePreferences(valuesOf: Record<string, readonly string[]>) {
  try {
    for (const name in valuesOf) {
      const value = localStorage.getItem(`portfolio:${name}`);
      if (value && valuesOf[name]?.includes(value)) document.documentElement.dataset[name] = value;
    }
  } catch {
    // Storage is forbidden: the system's preference counts.
  }
}

/** Part of the inline script's text: the same in every document. */
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

/** A choice made in another tab holds here too. */
if (typeof window !== 'undefined') {
  addEventListener('storage', ({ key, newValue }) => {
    for (const name in preferences) if (key === keyOf(name)) apply(name, newValue);
  });
}

/**
 * A visitor's choice for this site, `undefined` where the system's preference counts. It is kept for
 * the next visit where the browser allows that, and for this page anyway.
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
      // The control answers first: the whole page takes longer.
      await nextTask();
      apply(name, next);
    });
  return [shown, choose] as const;
}

/** The visitor's theme. A component of its own, like the next: only this is rendered after a choice. */
export function ThemePreference() {
  const [theme, choose] = usePreference('theme');
  return (
    <ThemeChoice
      value={theme ?? 'system'}
      onValueChange={(value) => choose(value === 'system' ? undefined : value)}
    />
  );
}

/** Whether the visitor wants things to move. */
export function MotionPreference() {
  const [motion, choose] = usePreference('motion');
  return (
    <MotionChoice
      paused={motion === 'reduced'}
      onPausedChange={(paused) => choose(paused ? 'reduced' : undefined)}
    />
  );
}

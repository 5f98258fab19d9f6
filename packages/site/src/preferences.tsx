import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import { startTransition, useOptimistic, useSyncExternalStore } from 'react';
import { nextTask } from './scheduling';

/**
 * A visitor's choices for this site. Each is an attribute of `<html>`, and kept in the browser's storage
 * under a key that all pages of the site share.
 */
export const preferences = {
  theme: { key: 'portfolio:theme', attribute: 'data-theme', values: ['light', 'dark'] },
  motion: { key: 'portfolio:motion', attribute: 'data-motion', values: ['reduced'] },
} as const;

export type Preference = keyof typeof preferences;

/**
 * Runs inline in every document's head, before anything is painted, so that a choice made earlier never
 * flashes; it uses nothing from outside itself.
 */
function restorePreferences(kept: { key: string; attribute: string; values: readonly string[] }[]) {
  for (const { key, attribute, values } of kept) {
    try {
      const value = localStorage.getItem(key);
      if (value && values.includes(value)) document.documentElement.setAttribute(attribute, value);
    } catch {
      // Storage is forbidden: the system's preference counts.
    }
  }
}

/** Part of the inline script's text: the same in every document. */
export const preferencesScript = () =>
  `(${restorePreferences.toString()})(${JSON.stringify(Object.values(preferences))})`;

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
function usePreference<P extends Preference>(name: P) {
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

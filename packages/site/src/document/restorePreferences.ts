import { preferences } from './preferences';

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

/** The inline script's text: the same in every document. */
export const preferencesScript = `(${restorePreferences.toString()})(${JSON.stringify(Object.values(preferences))})`;

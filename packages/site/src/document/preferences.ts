/** What a visitor chooses for this site: each is an attribute of `<html>` and stands in the browser's storage. */
export const preferences = {
  theme: { attribute: 'data-theme', values: ['light', 'dark'] },
  motion: { attribute: 'data-motion', values: ['reduced'] },
} as const;

export type Preference = keyof typeof preferences;

/** The key in the browser's storage, shared by all pages of the site. */
export const storageKey = (name: Preference) => `portfolio:${name}`;

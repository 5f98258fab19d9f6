/**
 * What a visitor chooses for this site: each is an attribute of `<html>`, and kept in the browser's storage
 * under a key that all pages of the site share.
 */
export const preferences = {
  theme: { key: 'portfolio:theme', attribute: 'data-theme', values: ['light', 'dark'] },
  motion: { key: 'portfolio:motion', attribute: 'data-motion', values: ['reduced'] },
} as const;

export type Preference = keyof typeof preferences;

import type { ThemeVars } from 'storybook/theming';

export type ThemeName = 'light' | 'dark';

declare global {
  /** Put into the HTML of both windows by `head/head.ts`. */
  var WORKSHOP_THEMES: Record<ThemeName, ThemeVars>;
}

const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** The theme to show for the toolbar's choice; without one, the system's. */
export const themeFor = (choice: unknown): ThemeName =>
  choice === 'light' || choice === 'dark' ? choice : prefersDark.matches ? 'dark' : 'light';

/** Calls back when the system changes its theme. Returns what ends that. */
export function onSystemTheme(callback: () => void) {
  prefersDark.addEventListener('change', callback);
  return () => prefersDark.removeEventListener('change', callback);
}

/** Shows a theme before the page's own styles and scripts are there, and after. */
export function setRootTheme(choice: unknown) {
  const { dataset } = document.documentElement;
  if (choice === 'light' || choice === 'dark') dataset.theme = choice;
  else delete dataset.theme;
}

import { tokenName } from '@portfolio/ui/tokens';

/** The CSS custom property of a token, such as `--pf-color-text-muted`. */
export const customProperty = (...path: readonly string[]) => `--${tokenName(path)}`;

/** What a custom property holds on the page. */
export const readProperty = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

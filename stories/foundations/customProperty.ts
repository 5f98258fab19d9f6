/** The CSS custom property of a token, such as `--pf-color-text-muted`. */
export const customProperty = (...path: readonly string[]) =>
  `--pf-${path.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`;

/** What a custom property holds on the page. */
export const readProperty = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

// The choice between light and dark colours.

export const theme = {
  /** The name of the choice, and each choice. */
  label: 'Theme',
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
};

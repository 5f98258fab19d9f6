// The choice between light and dark colours.

export const theme = {
  /** The button while each theme is on: which one that is, and what a press does. */
  system: 'System theme: switch to light',
  light: 'Light theme: switch to dark',
  dark: 'Dark theme: switch to the system’s',
};

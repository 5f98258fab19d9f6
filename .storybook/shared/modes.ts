/** One setting in which pictures of the stories are taken. */
export interface Mode {
  theme: 'light' | 'dark';
  /** Width of the window in px. */
  viewport: number;
  forcedColors?: 'active';
  motion?: 'reduced';
}

/**
 * The modes in which `npm run visual` (`tests/visual`) takes pictures and, under the same names,
 * Chromatic.
 */
export const modes = {
  light: { theme: 'light', viewport: 1024 },
  dark: { theme: 'dark', viewport: 1024 },
  phone: { theme: 'light', viewport: 360 },
} as const satisfies Record<string, Mode>;

/** Further modes, for the states of components. */
export const stateModes = {
  'forced-colors': { theme: 'light', viewport: 1024, forcedColors: 'active' },
  'reduced-motion': { theme: 'light', viewport: 1024, motion: 'reduced' },
} as const satisfies Record<string, Mode>;

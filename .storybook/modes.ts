/** One setting in which pictures of the stories are taken. */
export interface Mode {
  theme: 'light' | 'dark';
  /** Width of the window in px. */
  viewport: number;
  forcedColors?: 'active';
}

/**
 * The modes in which `npm run visual` (`tests/visual`) takes pictures and, under the same names,
 * Chromatic.
 */
export const modes = {
  light: { theme: 'light', viewport: 1024 },
  dark: { theme: 'dark', viewport: 1024 },
  phone: { theme: 'light', viewport: 360 },
  'forced-colors': { theme: 'light', viewport: 1024, forcedColors: 'active' },
} as const satisfies Record<string, Mode>;

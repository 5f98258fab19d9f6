/** One way of looking at every story whose picture is kept. */
export interface Mode {
  theme: 'light' | 'dark';
  /** Width of the window in px. */
  viewport: number;
  forcedColors?: 'active';
}

/**
 * The modes that pictures are taken in: by `npm run visual` (`tests/visual`) and, under the same names,
 * by Chromatic.
 */
export const modes = {
  light: { theme: 'light', viewport: 1024 },
  dark: { theme: 'dark', viewport: 1024 },
  phone: { theme: 'light', viewport: 360 },
  'forced-colors': { theme: 'light', viewport: 1024, forcedColors: 'active' },
} as const satisfies Record<string, Mode>;

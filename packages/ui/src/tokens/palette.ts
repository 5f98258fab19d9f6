/** Hue of the accent where a site sets none, in degrees on the OKLCH wheel: a blue. */
export const DEFAULT_ACCENT_HUE = 264;

/**
 * The one accent in a hue, a number of degrees on the OKLCH wheel or CSS that stands for one. Lightness
 * and chroma are fixed for each theme, so that any hue keeps its contrast.
 */
export const accentColors = (hue: number | string) => ({
  onPaper: `oklch(46% 0.2 ${hue})`,
  onInk: `oklch(79% 0.11 ${hue})`,
  strongOnPaper: `oklch(38% 0.19 ${hue})`,
  strongOnInk: `oklch(86% 0.08 ${hue})`,
});

/** Raw colours. Private to the tokens: components see only the roles of `colors.ts`. */
export const palette = {
  paper: {
    bright: '#fffdf8',
    plain: '#faf7f0',
    shade: '#f1ece1',
    line: '#d9d2c3',
    edge: '#857d6c',
  },
  ink: { deep: '#0d1016', plain: '#12151c', lift: '#1a1e27', line: '#2f3542', edge: '#7c8497' },
  text: { onPaper: '#1c1a16', softOnPaper: '#5a5448', onInk: '#ece9e2', softOnInk: '#abb0bc' },
  green: { onPaper: '#1a6b3c', onInk: '#7ad8a0' },
  red: { onPaper: '#b0281f', onInk: '#ffa097' },
} as const;

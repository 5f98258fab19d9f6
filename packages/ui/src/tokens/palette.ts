/**
 * Hue of the one accent, in degrees on the OKLCH wheel. Lightness and chroma are fixed for each
 * theme, so any hue keeps its contrast: this number is the only thing to change.
 */
export const accentHue = 264;

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
  accent: {
    onPaper: `oklch(46% 0.2 ${accentHue})`,
    onInk: `oklch(79% 0.11 ${accentHue})`,
    strongOnPaper: `oklch(38% 0.19 ${accentHue})`,
    strongOnInk: `oklch(86% 0.08 ${accentHue})`,
  },
} as const;

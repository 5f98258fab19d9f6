import { mapValues } from './mapValues.ts';

/** A colour in the OKLCH space: lightness in percent, hue in degrees or as CSS. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number | string;
}

/** `#rrggbb`, or a colour in the OKLCH space. */
export type Color = string | Oklch;

export const cssColor = (color: Color): string =>
  typeof color === 'string' ? color : `oklch(${color.lightness}% ${color.chroma} ${color.hue})`;

/** Hue of the accent where a site sets none, in degrees on the OKLCH wheel: a blue. */
export const DEFAULT_ACCENT_HUE = 264;

/**
 * The one accent, in a hue of the site's own. Lightness and chroma are fixed for each theme, so
 * that any hue keeps its contrast.
 */
export const accent = (hue: number | string) => ({
  onPaper: { lightness: 46, chroma: 0.2, hue },
  onInk: { lightness: 79, chroma: 0.11, hue },
  strongOnPaper: { lightness: 38, chroma: 0.19, hue },
  strongOnInk: { lightness: 86, chroma: 0.08, hue },
});

/** The accent as CSS colours. */
export const accentColors = (hue: number | string) => mapValues(accent(hue), cssColor);

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

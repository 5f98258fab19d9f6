import { clampRgb, wcagContrast } from 'culori';

const shown = (color: string) => clampRgb(color) ?? color;

/** Contrast ratio of WCAG 2.2, from 1 to 21; colours outside the gamut are clipped as browsers do. */
export const contrast = (first: string, second: string) =>
  wcagContrast(shown(first), shown(second));

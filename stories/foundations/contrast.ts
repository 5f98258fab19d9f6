import { clampGamut, wcagContrast } from 'culori';

/** The colours that a screen can show: most show sRGB, newer ones also the wider Display P3. */
export const gamuts = ['rgb', 'p3'] as const;
export type Gamut = (typeof gamuts)[number];

const clampTo = { rgb: clampGamut('rgb'), p3: clampGamut('p3') };

/** Contrast ratio of WCAG 2.2, from 1 to 21; colours outside the gamut are clipped as browsers do. */
export const contrast = (first: string, second: string, gamut: Gamut = 'rgb') =>
  wcagContrast(clampTo[gamut](first) ?? first, clampTo[gamut](second) ?? second);

/** A ratio as people read it. It is cut, not rounded: 4.499 isn't 4.5. */
export const showRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;

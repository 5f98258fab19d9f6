import fallbackFaces from '../fonts/fallbackFaces.json' with { type: 'json' };
import { type FamilyName, fontFamilies } from '../fonts/fontFiles.ts';
import type { Look } from './looks/index.ts';

/** The windows in which the type scale of a look has its two ends, in px. Between them a size changes linearly. */
export const typeWidths = { narrow: 360, wide: 1280 } as const;

/** The steps of the type scale. */
export const typeSteps = {
  label: -1,
  small: -0.4,
  body: 0,
  lead: 1,
  title: 2,
  heading: 3,
  display: 4,
} as const;

/** The size of a step of a look's type scale at one of its ends, in px. */
export const sizeAt = ({ type }: Look, end: keyof typeof typeWidths, step: number) =>
  type[end].base * type[end].ratio ** step;

/**
 * Font families in order of preference. The faces named `… as …` are the systems' own fonts, fitted to the measures of
 * ours (`fonts/`), so that nothing moves when ours arrive.
 */
export const fontStack = (family: FamilyName): readonly string[] => [
  fontFamilies[family].name,
  ...new Set(fallbackFaces[family].map(({ fontFamily }) => fontFamily)),
  ...fontFamilies[family].generic,
];

/** The families that a look uses, each once. */
export const familiesOf = ({ fonts }: Look) =>
  [...new Set(Object.values(fonts))].map((key) => ({ key, ...fontFamilies[key] }));

/** Line heights, without unit. */
export const leading = { tight: 1.15, snug: 1.35, body: 1.62 } as const;

/** Font weights of the text face. The display face has one, that of its look. */
export const weight = { regular: 400, medium: 560, bold: 660 } as const;

/** Widths in px. `measure` is the longest comfortable line, and `page` the widest content. */
export const width = { measure: 680, page: 1120 } as const;

/**
 * Durations of motion in milliseconds: `fast` for a change of state, `normal` for something that appears or disappears,
 * `slow` for something that keeps moving. A card turns in its own time (`turn.ts`).
 */
export const motionMs = { fast: 120, normal: 220, slow: 480 } as const;

/** Easing curves, as the two control points of a cubic Bézier. */
export const easing = { out: [0.2, 0.7, 0.2, 1], inOut: [0.6, 0, 0.3, 1] } as const;

/** The stacking order as `z-index`, the lowest first. */
export const zIndex = { below: -1, raised: 1, overlay: 10, tooltip: 20, celebration: 30 } as const;

/** The width and height of the portrait in the header, in px. */
export const portraitSize = 40;

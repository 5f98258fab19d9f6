/** Spacing in px at the default text size. CSS has it in rem, so that it grows with the text. */
export const space = {
  none: 0,
  hair: 2,
  xxs: 4,
  xs: 8,
  sm: 12,
  md: 16,
  lg: 24,
  xl: 32,
  xxl: 48,
  section: 72,
} as const;

/** Corner radii in px. They are small, because the design is made of hairlines and right angles. */
export const radius = { sm: 2, md: 4, full: 999 } as const;

/**
 * The fluid modular type scale: `base` px and `ratio` per step, in windows 360 px and 1280 px wide. Between them the
 * size changes linearly.
 */
export const typeScale = {
  narrow: { width: 360, base: 16, ratio: 1.18 },
  wide: { width: 1280, base: 17, ratio: 1.26 },
  steps: { label: -1, small: -0.4, body: 0, lead: 1, title: 2, heading: 3, display: 4 },
} as const;

/** The size of a step of the type scale at one of its ends, in px. */
export const sizeAt = (end: 'narrow' | 'wide', step: number) =>
  typeScale[end].base * typeScale[end].ratio ** step;

/**
 * Font families in order of preference: a display face for headings and numbers, and a text face with tabular numerals.
 * The faces named `… as …` are the systems' own fonts, fitted to the measures of ours (`fonts/`), so that nothing moves
 * when ours arrive.
 */
export const fonts = {
  display: [
    'Newsreader Display',
    'Newsreader Display as Georgia',
    'Newsreader Display as Noto Serif',
    'Newsreader Display as Times New Roman',
    'Georgia',
    'serif',
  ],
  text: ['Public Sans', 'Public Sans as Arial', 'Public Sans as Roboto', 'system-ui', 'sans-serif'],
} as const;

/** Line heights, without unit. */
export const leading = { tight: 1.15, snug: 1.35, body: 1.62 } as const;

/** Font weights. `heading` is the only weight of the display face, and the others are the text face's. */
export const weight = { regular: 400, medium: 560, bold: 660, heading: 560 } as const;

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

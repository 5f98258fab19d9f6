/** Spacing in px at the default text size; written to CSS in rem, so it grows with the text. */
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

/** Corner radii in px. Small: the drawing is made of hairlines and right angles. */
export const radius = { sm: 2, md: 4, full: 999 } as const;

/**
 * The fluid modular type scale: `base` px and `ratio` per step at a 360 px and at a 1280 px wide
 * window; between them the size moves in a straight line.
 */
export const typeScale = {
  narrow: { width: 360, base: 16, ratio: 1.18 },
  wide: { width: 1280, base: 17, ratio: 1.26 },
  steps: { label: -1, body: 0, lead: 1, title: 2, heading: 3, display: 4 },
} as const;

/** Font stacks. `label` is for axis-like captions and numbers that line up. */
export const fonts = {
  display: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, Georgia, serif',
  text: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  label: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "Liberation Mono", monospace',
} as const;

/** Line heights, without unit. */
export const leading = { tight: 1.15, snug: 1.35, body: 1.62 } as const;

/** Font weights. */
export const weight = { regular: 400, medium: 550, bold: 680 } as const;

/** Widths in px: `measure` is the longest comfortable line, `page` the widest content. */
export const width = { measure: 680, page: 1120 } as const;

/** Motion times in milliseconds. */
export const motionMs = { fast: 120, normal: 220 } as const;

import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

/** Coordinates run from left to right, so a right-to-left page mirrors the plot. */
export const plot = patternStyle({
  inlineSize: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

/**
 * Marks and texts of a drawing. Their element is hidden from assistive technology, as browsers would read the texts of
 * an image.
 */
export const marks = patternStyle({ display: 'contents' });

/** An axis, a tick or a line of a grid. */
export const hairline = patternStyle({ stroke: mark.other, strokeWidth: 1 });
export const gridline = patternStyle({ stroke: vars.color.line.hairline, strokeWidth: 1 });

/** The line from zero to a value. */
export const stem = patternStyle({
  stroke: mark.other,
  strokeWidth: 1.5,
  selectors: { '[data-ours] &': { stroke: mark.ours, strokeWidth: 3 } },
});

/** The interval of a value, with the certainty that the method states. */
export const whisker = patternStyle({
  stroke: mark.other,
  strokeWidth: 1,
  selectors: { '[data-ours] &': { stroke: mark.ours, strokeWidth: 2 } },
});

/** A value. It is small and grey, or larger and in colour if it is the owner's. */
export const dot = patternStyle({
  fill: mark.other,
  r: '4px',
  selectors: { '[data-ours] &': { fill: mark.ours, r: '6px' } },
});

export const tickLabels = patternStyle({
  blockSize: '1lh',
  color: vars.color.text.muted,
  containerType: 'inline-size',
  position: 'relative',
});

/** How far the first and the last number may stick out at the ends of the axis. */
const OVERHANG = '0.4rem';
export const tickLabel = patternStyle({
  position: 'absolute',
  translate: '-50%',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { translate: `max(-50%, -${OVERHANG})` },
    '&:last-child': { translate: `min(-50%, ${OVERHANG} - 100%)` },
    '[dir="rtl"] &': { translate: '50%' },
    '[dir="rtl"] &:first-child': { translate: `min(50%, ${OVERHANG})` },
    '[dir="rtl"] &:last-child': { translate: `max(50%, 100% - ${OVERHANG})` },
  },
});

/**
 * The widest room in em for which a class exists. If all numbers need more room than there is, the class hides those
 * between the ends.
 */
export const MAX_ROOM = 60;
export const tickRooms = [6, 8, 10, 12, 15, 20, 30, 45, MAX_ROOM] as const;
export const inner = styleVariants(
  Object.fromEntries(tickRooms.map((room) => [room, room])),
  (room) => inPatterns({ '@container': { [`(inline-size < ${room}em)`]: { display: 'none' } } }),
);

/** Words that look like the label of an axis. */
export const note = patternStyle({ color: vars.color.text.muted });

/** A narrow figure with large text has no room for a plot next to it. */
export const NARROW = '(inline-size < 13em)';

/** Hides an element in a narrow figure. */
export const hiddenIfNarrow = patternStyle({ '@container': { [NARROW]: { display: 'none' } } });

/** Aligns a text to the side where the page's lines begin, whatever its own direction. */
export const atStart = patternStyle({
  textAlign: 'left',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
});

/** The text of the owner's value. It has its colour, mixed with as much ink as readable text needs. */
export const ours = patternStyle({
  color: `color-mix(in oklab, ${mark.ours} 60%, ${vars.color.text.default})`,
  fontWeight: vars.weight.medium,
});

export const large = patternStyle({
  color: `color-mix(in oklab, ${mark.ours} 70%, ${vars.color.text.default})`,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: vars.weight.heading,
  lineHeight: vars.leading.tight,
  marginInlineEnd: '0.1em',
  selectors: { '[data-size="lg"] &': { fontSize: vars.fontSize.heading } },
  '@container': {
    [NARROW]: { selectors: { '[data-size="sm"] &': { fontSize: vars.fontSize.lead } } },
  },
});

export const column = patternStyle({ fontVariantNumeric: 'lining-nums tabular-nums' });

/** The words next to a drawing. */
export const facts = patternStyle({
  alignSelf: 'center',
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingInlineStart: vars.space.sm,
});

import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

/** Coordinates run from left to right in every direction of writing. */
export const plot = patternStyle({
  direction: 'ltr',
  inlineSize: '100%',
  overflow: 'visible',
});

/** An axis, a tick, a line of a grid. */
export const hairline = patternStyle({ stroke: mark.other, strokeWidth: 1 });
export const gridline = patternStyle({ stroke: vars.color.line.hairline, strokeWidth: 1 });

/** The line to a value. */
export const stem = patternStyle({
  stroke: mark.other,
  strokeWidth: 1.5,
  selectors: { '[data-ours] &': { stroke: mark.ours, strokeWidth: 3 } },
});

/** Where a value lies with the certainty that the method states. */
export const whisker = patternStyle({
  stroke: mark.other,
  strokeWidth: 1,
  selectors: { '[data-ours] &': { stroke: mark.ours, strokeWidth: 2 } },
});

/** A value: small and grey, or ours. */
export const dot = patternStyle({
  fill: mark.other,
  r: '4px',
  selectors: { '[data-ours] &': { fill: mark.ours, r: '6px' } },
});

/** Numbers below the ticks of an axis. */
export const tickLabels = patternStyle({
  blockSize: '1lh',
  color: vars.color.text.muted,
  containerType: 'inline-size',
  direction: 'ltr',
  position: 'relative',
});

/** The first and the last number stay within the ends of the axis. */
export const tickLabel = patternStyle({
  position: 'absolute',
  translate: '-50%',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { translate: '0' }, '&:last-child': { translate: '-100%' } },
});

/** Hides the numbers between the ends where all of them would need more room, in em. */
export const MOST_ROOM = 60;
export const tickRooms = [10, 15, 20, 30, 45, MOST_ROOM] as const;
export const inner = styleVariants(
  Object.fromEntries(tickRooms.map((room) => [room, room])),
  (room) => inPatterns({ '@container': { [`(inline-size < ${room}em)`]: { display: 'none' } } }),
);

/** Words set like the label of an axis. */
export const note = patternStyle({ color: vars.color.text.muted });

/** One line, cut where it has no room; all of it is in the drawing's name. */
export const cut = patternStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const large = patternStyle({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
});

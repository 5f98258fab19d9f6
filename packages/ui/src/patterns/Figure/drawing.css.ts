import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

/** Coordinates run from left to right in every direction of writing. */
export const plot = patternStyle({
  blockSize: '100%',
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

/** A value: small and grey, or ours. */
export const dot = patternStyle({
  fill: mark.other,
  r: '4px',
  selectors: { '[data-ours] &': { fill: mark.ours, r: '6px' } },
});

/** Numbers below the ticks of an axis; the first and the last stay within its ends. */
export const tickLabels = patternStyle({
  blockSize: '1lh',
  color: vars.color.text.muted,
  containerType: 'inline-size',
  direction: 'ltr',
  position: 'relative',
});

export const tickLabel = patternStyle({
  position: 'absolute',
  translate: '-50%',
  whiteSpace: 'nowrap',
  selectors: { '&:first-child': { translate: '0' }, '&:last-child': { translate: '-100%' } },
  '@container': {
    // Every second one has room, and the ends always have.
    '(inline-size < 15em)': {
      selectors: { '&:nth-child(even):not(:last-child)': { display: 'none' } },
    },
  },
});

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

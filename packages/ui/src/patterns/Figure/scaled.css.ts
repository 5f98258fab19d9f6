import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

/**
 * A plot of 100 by 100 that is stretched to its cell of a grid, and mirrored on right-to-left pages. It takes no room by
 * itself, and lines keep their width. WebKit would take a height in percent from the whole grid.
 */
export const plot = patternStyle({
  alignSelf: 'stretch',
  contain: 'size',
  inlineSize: '100%',
  overflow: 'visible',
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
const round = { ...line, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const grid = patternStyle({ ...line, stroke: vars.color.line.hairline });
export const axis = patternStyle({ ...line, stroke: mark.other });
export const reference = patternStyle({
  ...line,
  stroke: vars.color.text.muted,
  strokeDasharray: '4 3',
});

/** For readers who see no colour, the owner's line is thick and the second of the others is dotted. */
export const curve = styleVariants({
  ours: inPatterns({ ...round, stroke: mark.ours, strokeWidth: 2.5 }),
  other: inPatterns({ ...round, stroke: mark.other, strokeWidth: 1.5 }),
  second: inPatterns({ ...round, stroke: mark.other, strokeDasharray: '1 4', strokeWidth: 2 }),
});

/** One of many points that no line connects. */
export const point = patternStyle({ ...round, stroke: mark.other, strokeWidth: 4 });
export const ourPoint = patternStyle({ ...round, stroke: mark.ours, strokeWidth: 6 });

/** The point that the figure is about, with a ring in the colour of the page. */
export const dot = patternStyle({ ...round, stroke: mark.ours, strokeWidth: 8 });
export const ring = patternStyle({ ...round, stroke: mark.paper, strokeWidth: 12 });

export const area = patternStyle({ fill: mark.ours, opacity: 0.14 });

/** The area between two lines. */
export const gap = patternStyle({ fill: mark.ours, opacity: 0.08 });

/** The numbers of the vertical axis. They share one cell, so that the widest one sets the column's width. */
export const ticks = patternStyle({
  color: vars.color.text.muted,
  display: 'grid',
  fontVariantNumeric: 'lining-nums tabular-nums',
  justifyItems: 'end',
  minInlineSize: 0,
});

/** An element without height has its line of text centred on the tick. */
export const tick = patternStyle({
  blockSize: 0,
  gridArea: '1 / 1',
  lineHeight: 0,
  position: 'relative',
  whiteSpace: 'nowrap',
});

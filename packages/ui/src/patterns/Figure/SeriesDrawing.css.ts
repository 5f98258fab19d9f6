import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/mark.ts';

/** Ticks, plot, leaders, labels. The plot runs from left to right in any writing. */
export const root = patternStyle({
  blockSize: '100%',
  containerType: 'inline-size',
  direction: 'ltr',
  display: 'grid',
  fontSize: '0.75rem',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto fit-content(45%)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  lineHeight: '0.9rem',
  paddingBlockStart: '0.45rem',
  selectors: {
    '[data-size="lg"] &': {
      blockSize: 'auto',
      fontSize: vars.fontSize.label,
      gridTemplateRows: 'auto 13rem auto',
      lineHeight: '1.2rem',
    },
  },
});

export const axis = patternStyle({
  color: vars.color.text.muted,
  gridColumn: '1 / -1',
  marginBlockEnd: '0.6rem',
});

/** All labels of a column are in one cell, so that the widest makes it as wide as it is. */
const column = { display: 'grid', gridRow: 2, minInlineSize: 0 } as const;
const atHeight = { gridArea: '1 / 1', position: 'relative' } as const;

export const ticks = patternStyle({
  ...column,
  color: vars.color.text.muted,
  gridColumn: 1,
  justifyItems: 'end',
  paddingInlineEnd: '0.4rem',
});

/** No higher than nothing, so that its line is in its middle. */
export const tick = patternStyle({
  ...atHeight,
  blockSize: 0,
  lineHeight: 0,
  whiteSpace: 'nowrap',
});

const drawing = { blockSize: '100%', gridRow: 2, inlineSize: '100%', overflow: 'visible' } as const;

export const plot = patternStyle({ ...drawing, gridColumn: 2 });

export const leaders = patternStyle({
  ...drawing,
  gridColumn: 3,
  inlineSize: '0.75rem',
  marginInlineStart: '0.3rem',
});

const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const grid = patternStyle({ ...stroke, stroke: vars.color.line.hairline });

export const zero = patternStyle({ ...stroke, stroke: mark.other });

export const baseline = patternStyle({
  ...stroke,
  stroke: vars.color.text.muted,
  strokeDasharray: '6 4',
});

const round = { ...stroke, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Without colour, ours is the thick one and the second of the others is dotted. */
export const line = styleVariants({
  ours: inPatterns({ ...round, stroke: mark.ours, strokeWidth: 2.5 }),
  other: inPatterns({ ...round, stroke: mark.other, strokeWidth: 1.5 }),
  second: inPatterns({ ...round, stroke: mark.other, strokeDasharray: '1 4', strokeWidth: 2 }),
});

export const point = patternStyle({ ...round, stroke: mark.other, strokeWidth: 4 });

export const dot = patternStyle({ ...round, stroke: mark.ours, strokeWidth: 7 });

export const band = patternStyle({ fill: mark.ours, opacity: 0.16 });

export const ends = patternStyle({
  ...column,
  gridColumn: 4,
  marginInlineStart: '0.4rem',
});

export const end = patternStyle({
  ...atHeight,
  alignSelf: 'start',
  color: vars.color.text.muted,
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  translate: '0 -50%',
  whiteSpace: 'nowrap',
});

/** In the colour of the line, with as much ink as text needs. */
export const ourEnd = patternStyle({
  color: `color-mix(in oklab, ${mark.ours} 60%, ${vars.color.text.default})`,
  fontWeight: vars.weight.medium,
});

export const x = patternStyle({
  color: vars.color.text.muted,
  display: 'flex',
  gap: '0.5rem',
  gridColumn: 2,
  gridRow: 3,
  justifyContent: 'space-between',
  marginBlockStart: '0.35rem',
  position: 'relative',
  whiteSpace: 'nowrap',
});

export const first = patternStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const middle = patternStyle({
  display: 'none',
  position: 'absolute',
  translate: '-50%',
  '@container': { '(min-width: 26rem)': { display: 'block' } },
});

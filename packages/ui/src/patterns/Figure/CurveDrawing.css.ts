import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/mark.ts';
import { NARROW } from './drawing.css.ts';

/** Where the facts fit next to the square. Otherwise they are below it. */
const WIDE = '(min-width: 28rem)';

/** The size of the square in a small figure: the room below a title of one line. */
const SMALL_SIZE = '5.15rem';

/** Where a small square leaves a column in which words would break. */
const NARROW_FACTS = '(inline-size < 21em)';

/** A phone with text twice as large, which may also be spaced more widely. */
const VERY_NARROW = '(max-width: 12rem)';
const hidden = { display: 'none' } as const;

/**
 * The names and ticks of the vertical axis, the square, the ticks of the horizontal axis, and the facts next to them.
 */
export const root = patternStyle({
  alignContent: 'start',
  columnGap: vars.space.xs,
  display: 'grid',
  gridTemplateColumns: 'auto auto auto minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto',
  justifyContent: 'start',
  paddingBlockStart: '0.45rem',
});

const muted = { color: vars.color.text.muted } as const;

/**
 * A small figure with large text has room only for the curve and its one number. The drawing's accessible name has the
 * rest.
 */
const hiddenIfNarrow = {
  [NARROW]: { selectors: { '[data-size="sm"] &': { display: 'none' } } },
} as const;

/** The name runs along its axis in a small figure, and is above the axis where there is room. */
export const y = patternStyle({
  ...muted,
  '@container': hiddenIfNarrow,
  alignSelf: 'start',
  gridColumn: 1,
  gridRow: '2 / 4',
  maxInlineSize: `calc(${SMALL_SIZE} + 1.2rem)`,
  // Room for accents above the letters. Both sides have the same, so that rotating the name moves nothing.
  marginBlock: '-0.25rem',
  paddingBlock: '0.25rem',
  rotate: '180deg',
  writingMode: 'vertical-rl',
  selectors: {
    // In right-to-left pages the axis is at the other side, and the tops of the letters still point away from the plot.
    '[dir="rtl"] &': { rotate: 'none' },
    '[data-size="lg"] &': {
      gridColumn: '1 / -1',
      gridRow: 1,
      marginBlock: '0 0.6rem',
      maxInlineSize: 'none',
      paddingBlock: 0,
      rotate: 'none',
      writingMode: 'horizontal-tb',
    },
  },
});

export const ticks = patternStyle({ gridColumn: 2, gridRow: 2 });
/** Where there is room for few numbers, both axes share one zero. */
export const yTick = patternStyle({
  '@container': { [VERY_NARROW]: { selectors: { '&:not(:last-child)': hidden } } },
});

/** A large square is as wide as the window allows. */
export const square = patternStyle({
  blockSize: SMALL_SIZE,
  display: 'grid',
  gridColumn: 3,
  gridRow: 2,
  inlineSize: SMALL_SIZE,
  position: 'relative',
  '@container': {
    [NARROW]: {
      selectors: { '[data-size="sm"] &': { blockSize: '3.6rem', inlineSize: '3.6rem' } },
    },
  },
  selectors: {
    '[data-size="lg"] &': {
      blockSize: 'min(18rem, 100cqi - 3rem)',
      inlineSize: 'min(18rem, 100cqi - 3rem)',
    },
  },
});

/** Covers the square. */
export const reading = patternStyle({ gridColumn: 3, gridRow: 2 });

/** The label of the reference line. */
const name = {
  ...muted,
  position: 'absolute',
  whiteSpace: 'nowrap',
  '@container': { [VERY_NARROW]: hidden },
} as const;
export const diagonal = patternStyle({
  ...name,
  insetBlockEnd: '0.1rem',
  insetInlineEnd: '0.25rem',
  // Draws a sample of the line if the label is far from it.
  '::before': {
    borderBlockStart: `1px dashed ${vars.color.text.muted}`,
    content: '',
    inlineSize: '1.5rem',
    marginInlineEnd: '0.35rem',
    verticalAlign: 'middle',
  },
  selectors: { '[data-size="lg"] &::before': { display: 'inline-block' } },
});
export const level = patternStyle({
  ...name,
  insetInlineStart: '0.25rem',
  translate: '0 -100%',
  selectors: { '&[data-below]': { translate: 'none' } },
});

export const xTicks = patternStyle({
  ...muted,
  blockSize: '1.2rem',
  gridColumn: 3,
  gridRow: 3,
  position: 'relative',
  selectors: { '[data-size="lg"] &': { blockSize: '1.5rem' } },
});

export const xTick = patternStyle({
  insetBlockEnd: 0,
  position: 'absolute',
  translate: '-50%',
  selectors: { '[dir="rtl"] &': { translate: '50%' } },
  '@container': { [VERY_NARROW]: { selectors: { '&:not(:first-child, :last-child)': hidden } } },
});

export const x = patternStyle({
  ...muted,
  alignSelf: 'end',
  gridColumn: 4,
  gridRow: 3,
  paddingInlineStart: vars.space.xs,
  selectors: { '[data-size="lg"] &': { gridColumn: '1 / 4', gridRow: 4, justifySelf: 'end' } },
  '@container': {
    ...hiddenIfNarrow,
    [WIDE]: {
      selectors: { '[data-size="lg"] &': { gridColumn: 4, gridRow: 3, justifySelf: 'start' } },
    },
  },
});

export const facts = patternStyle({
  gridColumn: 4,
  gridRow: '1 / 3',
  selectors: {
    '[data-size="lg"] &': { gridColumn: '1 / -1', gridRow: 5, padding: `${vars.space.sm} 0 0` },
  },
  '@container': {
    [NARROW_FACTS]: {
      selectors: {
        '[data-size="sm"] &': { gridColumn: '1 / -1', gridRow: 4, paddingInlineStart: 0 },
      },
    },
    [WIDE]: {
      selectors: {
        '[data-size="lg"] &': {
          gridColumn: 4,
          gridRow: '1 / 3',
          paddingBlock: 0,
          paddingInlineStart: vars.space.lg,
        },
      },
    },
  },
});

/** The text begins with the same dot as the one in the plot. */
export const use = patternStyle({
  paddingInlineStart: '0.95rem',
  position: 'relative',
  textWrap: 'balance',
  '@container': hiddenIfNarrow,
  '::before': {
    border: `0.3rem solid ${mark.ours}`,
    borderRadius: vars.radius.full,
    content: '',
    insetBlockStart: 'calc(0.5lh - 0.3rem)',
    insetInlineStart: 0,
    position: 'absolute',
  },
});

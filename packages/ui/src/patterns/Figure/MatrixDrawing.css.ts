import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/mark.ts';

/** The size of the square in a small figure: the room below a title of one line. */
const SMALL_SIZE = '5.4rem';

/** The factor by which tints are stronger in cells without numbers. */
const strength = '--pf-tint-strength';
const tint = `calc(var(--pf-tint, 0) * var(${strength}, 1) * 1%)`;

/** In a narrow figure, ten columns of three digits only fit close together. */
const NARROW = '(max-width: 22rem)';

/** Keeps the name at the side of the grid, whatever the name's own direction. */
const heading = { paddingRight: vars.space.xs, textAlign: 'left' } as const;
const mirroredHeading = {
  '[dir="rtl"] &': { paddingLeft: vars.space.xs, paddingRight: 0, textAlign: 'right' },
} as const;

const muted = { color: vars.color.text.muted } as const;

/** A row of headings, then a row for each actual class. */
export const grid = patternStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'fit-content(32%) repeat(var(--pf-classes), minmax(0, 1fr))',
  gridTemplateRows: 'auto auto repeat(var(--pf-classes), minmax(min-content, 1fr))',
  selectors: {
    '[data-size="lg"] &': {
      gridAutoRows: 'minmax(3rem, auto)',
      gridTemplateRows: 'auto auto',
      maxInlineSize: '40rem',
    },
    '&[data-density="counts"]': {
      gridAutoRows: 'minmax(1.75rem, auto)',
      lineHeight: vars.leading.tight,
      gridTemplateColumns: 'fit-content(20%) repeat(var(--pf-classes), minmax(0, 1fr))',
    },
    '&[data-density="cells"]': {
      blockSize: SMALL_SIZE,
      containerType: 'normal',
      forcedColorAdjust: 'none',
      gridColumn: 2,
      gridRow: 2,
      gridTemplateColumns: 'repeat(var(--pf-classes), minmax(0, 1fr))',
      gridTemplateRows: 'repeat(var(--pf-classes), minmax(0, 1fr))',
      inlineSize: SMALL_SIZE,
      outline: `1px solid ${vars.color.line.hairline}`,
      // With no numbers on it, a tint may be as strong as the colour.
      vars: { [strength]: '2.6' },
    },
  },
});

export const columns = patternStyle({
  ...muted,
  gridColumn: '2 / -1',
  textAlign: 'center',
});

export const rows = patternStyle({
  ...muted,
  alignSelf: 'end',
  gridColumn: 1,
  gridRow: 2,
  ...heading,
  selectors: mirroredHeading,
});

export const column = patternStyle({
  overflowWrap: 'anywhere',
  textAlign: 'center',
  alignSelf: 'end',
  gridRow: 2,
  justifySelf: 'center',
  maxInlineSize: '100%',
  paddingBlockEnd: '0.1rem',
  selectors: {
    // Narrow columns have no room for names side by side.
    '[data-upright] > &': { maxInlineSize: '6rem', rotate: '180deg', writingMode: 'vertical-rl' },
  },
});

export const row = patternStyle({
  overflowWrap: 'anywhere',
  alignSelf: 'center',
  gridColumn: 1,
  ...heading,
  selectors: mirroredHeading,
});

/** Correct answers are in the category's colour, wrong ones in grey. */
export const cell = patternStyle({
  alignContent: 'center',
  background: `color-mix(in oklab, ${mark.other} ${tint}, transparent)`,
  minInlineSize: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-ours]': {
      background: `color-mix(in oklab, ${mark.ours} ${tint}, transparent)`,
      fontWeight: vars.weight.medium,
    },
    // A count that doesn't fit wraps to a hidden row. If it were cut off, people would read another number.
    '[data-density="counts"] > &': {
      alignContent: 'start',
      alignItems: 'center',
      blockSize: '1.75rem',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      overflow: 'hidden',
    },
    '[data-density="counts"] > &::before': { blockSize: '100%', content: '' },
  },
  '@container': {
    [NARROW]: {
      selectors: {
        '[data-density="counts"] > &': {
          fontWeight: vars.weight.regular,
          letterSpacing: '-0.04em',
        },
      },
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-ours]': { outline: '2px solid', outlineOffset: '-2px' } },
    },
  },
});

/** A share that doesn't fit next to its count goes below it. */
export const numbers = patternStyle({
  columnGap: vars.space.xxs,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  selectors: { '[data-size="lg"] &': { display: 'block' } },
});

/** In a large figure, the share is always below the count. */
export const share = patternStyle({
  // The element makes its text smaller.
  fontSize: 'inherit',
  fontWeight: vars.weight.regular,
  selectors: {
    '[data-size="lg"] &': { display: 'block' },
    '[data-size="sm"] [data-density="tight"] &': { display: 'none' },
  },
  '@container': {
    '(min-width: 24rem)': {
      selectors: { '[data-size="sm"] [data-density="tight"] &': { display: 'block' } },
    },
  },
});

export const summary = patternStyle({
  alignContent: 'start',
  columnGap: vars.space.xxs,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gridTemplateRows: 'minmax(1.1rem, auto) auto',
});

export const above = patternStyle({ ...muted, gridColumn: '2 / -1', gridRow: 1 });

export const sideName = patternStyle({
  ...muted,
  maxBlockSize: SMALL_SIZE,
  gridColumn: 1,
  gridRow: 2,
  rotate: '180deg',
  // Aligns the name with the top of the grid.
  textAlign: 'right',
  writingMode: 'vertical-rl',
  selectors: { '[dir="rtl"] &': { rotate: 'none', textAlign: 'left' } },
});

export const facts = patternStyle({
  gridColumn: 3,
  gridRow: 2,
  selectors: {
    '[data-size="lg"] &': {
      alignItems: 'baseline',
      columnGap: vars.space.lg,
      display: 'flex',
      flexWrap: 'wrap',
      padding: `${vars.space.sm} 0 0`,
    },
  },
});

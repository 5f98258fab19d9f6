import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { NARROW } from './drawing.css.ts';

/**
 * Where the numbers fit below their points. Each row has its name first, then a column for each value of x, then the
 * mean, next to the labels of the lines.
 */
export const SHARED_AXIS = '(min-width: 56rem)';
export const sharedColumns = { names: '9rem', means: '7rem', steps: '--pf-steps' } as const;
/** There, the plot runs from the middle of the first column to the middle of the last. */
const HALF_STEP = `(100% - ${sharedColumns.names} - ${sharedColumns.means}) / var(${sharedColumns.steps}) / 2`;
const LEADERS = '1.05rem';
const withNumbers = '[data-axis="shared"] &';

/** The ticks, the plot, the leader lines and the labels, in reading direction. */
export const root = patternStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto fit-content(45%)',
  gridTemplateRows: 'minmax(4rem, 1fr) auto auto',
  paddingBlockStart: '0.45rem',
  selectors: {
    '[data-size="lg"] &': {
      gridTemplateRows: 'minmax(13rem, 1fr) auto auto',
    },
  },
  '@media': {
    print: {
      selectors: {
        '[data-size="lg"]:not([data-spread]) &': {
          gridTemplateRows: 'minmax(8rem, 1fr) auto auto',
        },
      },
    },
  },
  '@container': {
    [SHARED_AXIS]: {
      selectors: {
        [withNumbers]: {
          gridTemplateColumns: `calc(${sharedColumns.names} + ${HALF_STEP}) minmax(0, 1fr) ${LEADERS} calc(${sharedColumns.means} + ${HALF_STEP} - ${LEADERS})`,
          gridTemplateRows: '18rem auto auto',
        },
      },
    },
  },
});

export const ticks = patternStyle({ gridColumn: 1, gridRow: 1, paddingInlineEnd: vars.space.xs });

export const plot = patternStyle({ gridColumn: 2, gridRow: 1 });

export const leaders = patternStyle({
  gridColumn: 3,
  gridRow: 1,
  inlineSize: '0.75rem',
  marginInlineStart: vars.space.xxs,
});

/** All labels share one cell, so that the widest one sets the column's width. */
export const ends = patternStyle({
  display: 'grid',
  gridColumn: 4,
  gridRow: 1,
  marginInlineStart: vars.space.xs,
  minInlineSize: 0,
  '@container': {
    // Large text has no room next to the plot, so the labels are below it.
    [NARROW]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 1em',
      gridColumn: '1 / -1',
      gridRow: 3,
      marginInlineStart: 0,
    },
  },
});

export const end = patternStyle({
  alignSelf: 'start',
  gridArea: '1 / 1',
  justifySelf: 'start',
  maxInlineSize: '100%',
  overflow: 'hidden',
  position: 'relative',
  textOverflow: 'ellipsis',
  translate: '0 -50%',
  whiteSpace: 'nowrap',
  '@container': {
    [NARROW]: { insetBlockStart: '0 !important', translate: 'none', whiteSpace: 'normal' },
  },
});

export const x = patternStyle({
  color: vars.color.text.muted,
  display: 'flex',
  gap: vars.space.xs,
  gridColumn: 2,
  gridRow: 2,
  justifyContent: 'space-between',
  marginBlockStart: '0.35rem',
  position: 'relative',
  // The table shows these numbers.
  '@container': { [SHARED_AXIS]: { selectors: { [withNumbers]: { display: 'none' } } } },
});

/** Where the middle is labelled, too, a long name is broken before it. */
const HAS_MIDDLE = '(min-width: 26rem)';

export const first = patternStyle({
  '@container': { [HAS_MIDDLE]: { maxInlineSize: 'max(30%, 8rem)' } },
});

export const middle = patternStyle({
  display: 'none',
  position: 'absolute',
  whiteSpace: 'nowrap',
  translate: '-50%',
  selectors: { '[dir="rtl"] &': { translate: '50%' } },
  '@container': { [HAS_MIDDLE]: { display: 'block' } },
});

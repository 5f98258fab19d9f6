import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { NARROW } from './drawing.css.ts';

export const root = patternStyle({
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.sm,
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(3rem, 1fr) auto',
  position: 'relative',
  '@container': { [NARROW]: { gridTemplateColumns: '1fr auto' } },
  selectors: {
    // A few rows don't stretch to fill the height.
    '&[data-size="sm"]': { gridAutoRows: 'minmax(min-content, 1.6lh)' },
  },
});

/** Covers the column of the axis, from the first to the last row. */
export const grid = patternStyle({
  blockSize: '100%',
  gridColumn: '2 / 3',
  inset: 0,
  position: 'absolute',
});

export const row = patternStyle({ display: 'contents' });

export const label = patternStyle({
  gridColumn: 1,
  minInlineSize: 0,
  // Puts the name at the axis, whatever the name's own direction.
  textAlign: 'right',
  '@container': {
    [NARROW]: { textAlign: 'left', selectors: { '[dir="rtl"] &': { textAlign: 'right' } } },
  },
  selectors: {
    '[data-size="lg"] &': { paddingBlock: vars.space.xxs },
    '[dir="rtl"] &': { textAlign: 'left' },
  },
});

export const line = patternStyle({ blockSize: '1lh', gridColumn: 2, position: 'relative' });

export const value = patternStyle({
  // The last column, even if the plot is left out.
  gridColumnEnd: -1,
  // Lines up the decimals, whatever the page's direction.
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

export const more = patternStyle({ color: vars.color.text.muted, gridColumn: '1 / -1' });

export const ticks = patternStyle({ alignSelf: 'start', gridColumn: 2 });

/** The label is below all columns because it may be longer than the axis. */
export const axis = patternStyle({
  color: vars.color.text.muted,
  gridColumn: '1 / -1',
  textAlign: 'end',
});

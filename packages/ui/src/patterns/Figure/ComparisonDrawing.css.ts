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
    // Few rows use the room that they have.
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
  // At the side of the axis, whatever its own direction.
  textAlign: 'right',
  '@container': {
    [NARROW]: { textAlign: 'left', selectors: { '[dir="rtl"] &': { textAlign: 'right' } } },
  },
  selectors: {
    '[data-size="lg"] &': { paddingBlock: vars.space.xxs },
    '[dir="rtl"] &': { textAlign: 'left' },
  },
});

/** Above the grid. */
export const line = patternStyle({ blockSize: '1lh', gridColumn: 2, position: 'relative' });

export const value = patternStyle({
  // The last one, also without the plot.
  gridColumnEnd: -1,
  // Their decimals are below each other in any writing.
  textAlign: 'right',
  whiteSpace: 'nowrap',
});

export const more = patternStyle({ color: vars.color.text.muted, gridColumn: '1 / -1' });

export const ticks = patternStyle({ alignSelf: 'start', gridColumn: 2 });

/** Below all columns, because it may be longer than the axis. */
export const axis = patternStyle({
  color: vars.color.text.muted,
  gridColumn: '1 / -1',
  textAlign: 'end',
});

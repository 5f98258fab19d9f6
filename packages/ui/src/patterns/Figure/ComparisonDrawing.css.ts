import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

export const root = patternStyle({
  alignContent: 'center',
  blockSize: '100%',
  columnGap: vars.space.sm,
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(3rem, 1fr) auto',
  position: 'relative',
});

/** Covers the column of the axis, from the first to the last row. */
export const grid = patternStyle({
  gridColumn: 2,
  inset: 0,
  position: 'absolute',
});

export const row = patternStyle({ display: 'contents' });

const textOfOurs = {
  '[data-ours] &': { color: vars.color.text.default, fontWeight: vars.weight.bold },
};

export const label = patternStyle({
  color: vars.color.text.muted,
  gridColumn: 1,
  minInlineSize: 0,
  textAlign: 'end',
  selectors: textOfOurs,
});

export const line = patternStyle({ blockSize: '100%', minBlockSize: '1lh', gridColumn: 2 });

export const value = patternStyle({
  color: vars.color.text.muted,
  gridColumn: 3,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: textOfOurs,
});

export const interval = patternStyle({ stroke: mark.other, strokeWidth: 1 });

export const more = patternStyle({ color: vars.color.text.muted, gridColumn: 1 });

export const axis = patternStyle({ gridColumn: 2 });

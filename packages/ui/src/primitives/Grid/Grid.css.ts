import { styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** The smallest width of a column in rem, by the number of columns at full width. */
const minColumn = { 1: 100, 2: 24, 3: 18, 4: 14 } as const;

export const grid = styleVariants(minColumn, (min) =>
  inPrimitives({
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}rem), 1fr))`,
    // A sheet is narrower than a window, and its text is smaller.
    '@media': {
      print: { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min * 0.7}rem), 1fr))` },
    },
  }),
);

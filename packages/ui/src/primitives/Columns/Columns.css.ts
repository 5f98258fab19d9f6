import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Smallest width of a column, in rem. */
const minColumn = { sm: 14, md: 22 } as const;

const base = primitiveStyle({
  alignItems: 'start',
  columnGap: vars.space.xxl,
  display: 'grid',
  // A third child directly follows the first, however high the second is.
  gridTemplateRows: 'auto 1fr',
  // A grid would begin on the next sheet of paper.
  '@media': { print: { display: 'block' } },
});

export const columns = styleVariants(minColumn, (min) => [
  base,
  inPrimitives({
    // Not `auto-fit`, which gives all the room to the first child while the second is still on its way.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}rem), 1fr))`,
  }),
]);
globalStyle(
  `${base} > :nth-child(2):not(:last-child)`,
  inPrimitives({ alignSelf: 'stretch', gridRow: 'span 2' }),
);

/** 50 rem is the window in which two columns begin to fit. */
export const narrowOnly = primitiveStyle({
  '@media': { 'print, (min-width: 50rem)': { display: 'none' } },
});

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
    // `auto-fit` would give all the room to the first child while the second is still arriving.
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}rem), 1fr))`,
  }),
]);
globalStyle(
  `${base} > :nth-child(2):not(:last-child)`,
  inPrimitives({ alignSelf: 'stretch', gridRow: 'span 2' }),
);

/** Two columns begin to fit in a window of 50 rem. */
export const narrowOnly = primitiveStyle({
  '@media': { 'print, (min-width: 50rem)': { display: 'none' } },
});

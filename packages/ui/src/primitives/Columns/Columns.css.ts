import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const columns = primitiveStyle({
  alignItems: 'start',
  columnGap: vars.space.xxl,
  display: 'grid',
  // `auto-fit` would give all the room to the first child while the second is still arriving.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  // A third child directly follows the first, however high the second is.
  gridTemplateRows: 'auto 1fr',
  // A grid would begin on the next sheet of paper.
  '@media': { print: { display: 'block' } },
});

const thirds = '(min-width: 60rem)';

export const lead = primitiveStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [thirds]: { columnGap: vars.space.lg, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
globalStyle(
  `${lead} > :first-child`,
  inPrimitives({ '@media': { [thirds]: { gridColumn: 'span 2' } } }),
);

globalStyle(
  `${columns} > :nth-child(2):not(:last-child)`,
  inPrimitives({ alignSelf: 'stretch', gridRow: 'span 2' }),
);

/** Two columns begin to fit in a window of 50 rem. */
export const narrowOnly = primitiveStyle({
  '@media': { 'print, (min-width: 50rem)': { display: 'none' } },
});

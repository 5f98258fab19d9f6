import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const grid = patternStyle({ rowGap: 0 });

/** The rows of the cards, and one into which a back may open. */
globalStyle(
  `${grid} > li`,
  inPatterns({
    marginBlockEnd: vars.space.lg,
    '@media': {
      // Where there are cards to turn over.
      'screen and (scripting: enabled)': {
        display: 'grid',
        gridRow: 'span calc(var(--pf-rows) + 1)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
      },
    },
  }),
);

import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { ROW_COUNT } from '../ProjectCard/ProjectCard.css.ts';

/** Where there are categories to choose from, and cards to turn over. */
const lined = 'screen and (scripting: enabled)';

export const grid = portfolioStyle({
  alignContent: 'start',
  rowGap: 0,
  '@media': { [lined]: { minBlockSize: 600 } },
});

/** The rows of the cards, and one into which a back may open. */
globalStyle(
  `${grid} > li`,
  inPortfolio({
    marginBlockEnd: vars.space.lg,
    '@media': {
      [lined]: {
        display: 'grid',
        gridRow: `span ${ROW_COUNT + 1}`,
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
      },
    },
  }),
);

import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { ROW_COUNT } from '../ProjectCard/ProjectCard.css.ts';

export const grid = portfolioStyle({
  alignContent: 'start',
  minBlockSize: 600,
  rowGap: 0,
  '@media': { print: { minBlockSize: 0 } },
});

/** The rows of the cards, and one into which a back may open. */
globalStyle(
  `${grid} > li`,
  inPortfolio({
    marginBlockEnd: vars.space.lg,
    '@media': {
      'screen and (scripting: enabled)': {
        display: 'grid',
        gridRow: `span ${ROW_COUNT + 1}`,
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'subgrid',
      },
    },
  }),
);

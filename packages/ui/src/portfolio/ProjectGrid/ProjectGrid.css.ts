import { portfolioStyle } from '../../styles/layered.ts';

export const grid = portfolioStyle({
  alignContent: 'start',
  gridAutoRows: '1fr',
  minBlockSize: 600,
  '@media': { print: { gridAutoRows: 'auto', minBlockSize: 0 } },
});

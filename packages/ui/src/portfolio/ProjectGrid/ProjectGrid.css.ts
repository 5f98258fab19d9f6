import { portfolioStyle } from '../../styles/layered.ts';

export const grid = portfolioStyle({
  alignContent: 'start',
  // Where there are categories to choose from.
  '@media': { 'screen and (scripting: enabled)': { minBlockSize: 600 } },
});

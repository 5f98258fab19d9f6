import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/inLayer.ts';

export const grid = style(
  pattern({
    alignContent: 'start',
    gridAutoRows: '1fr',
    minBlockSize: 600,
    '@media': { print: { gridAutoRows: 'auto', minBlockSize: 0 } },
  }),
);

import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const columns = style(
  pattern({
    alignItems: 'start',
    columnGap: vars.space.xxl,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  }),
);

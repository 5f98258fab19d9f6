import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const cluster = style(
  pattern({ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }),
);

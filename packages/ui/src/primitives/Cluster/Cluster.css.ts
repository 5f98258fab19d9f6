import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const cluster = style(
  pattern({ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }),
);

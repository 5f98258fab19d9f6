import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const line = style({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.sm,
  marginBlockStart: vars.space.md,
});

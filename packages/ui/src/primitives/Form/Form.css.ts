import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const form = style(component({ display: 'grid', gap: vars.space.sm }));

export const fields = style(
  component({ border: 0, display: 'grid', gap: vars.space.xs, minInlineSize: 0 }),
);

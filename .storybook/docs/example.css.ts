import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const example = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
globalStyle(`${example} .sbdocs-preview`, { margin: 0 });

import { globalStyle, style } from '@vanilla-extract/css';
import { terms } from './page.css.ts';
import { vars } from './vars.css.ts';

export const tokens = style([terms]);
globalStyle(`${terms}${tokens} > div`, {
  gridTemplateColumns: 'minmax(4rem, 12rem) minmax(0, 1fr)',
});

export const names = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
});
globalStyle(`${names} li`, { alignItems: 'center', display: 'flex', gap: vars.space.xxs });

export const swatch = style({
  blockSize: '0.875em',
  border: `1px solid ${vars.color.line.control}`,
  inlineSize: '0.875em',
});

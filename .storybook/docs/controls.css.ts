import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, fontSize, radius, space } = vars;

export const example = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: fontSize.small,
  gap: `${space.sm} ${space.md}`,
});

export const control = style({
  alignContent: 'start',
  display: 'grid',
  gap: space.xxs,
  justifyItems: 'start',
  maxInlineSize: '100%',
});
globalStyle(`${control} label`, { color: color.text.muted, fontSize: fontSize.label });
globalStyle(`${control} input:not([type="checkbox"]), ${control} select`, {
  background: color.surface.page,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.sm,
  // As wide as its value, so that none is cut.
  fieldSizing: 'content',
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  minInlineSize: '6rem',
  paddingInline: space.xs,
});
globalStyle(`${control} input[type="checkbox"]`, {
  accentColor: color.action.default,
  blockSize: '1.5rem',
  inlineSize: '1.5rem',
  marginBlock: space.xxs,
});

export const reset = style({
  alignSelf: 'end',
  color: color.action.default,
  justifySelf: 'start',
  minBlockSize: '2rem',
  textDecoration: 'underline',
});

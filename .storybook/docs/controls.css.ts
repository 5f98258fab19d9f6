import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, fontSize, radius, space } = vars;

export const controls = style({
  alignItems: 'end',
  display: 'grid',
  fontSize: fontSize.small,
  gap: `${space.sm} ${space.lg}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
});

export const control = style({ display: 'grid', gap: space.xxs, justifyItems: 'start' });
globalStyle(`${control} label`, { color: color.text.muted, fontSize: fontSize.label });
globalStyle(`${control} input:not([type="checkbox"]), ${control} select`, {
  background: color.surface.page,
  border: `1px solid ${color.line.control}`,
  borderRadius: radius.sm,
  inlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: space.xs,
});
globalStyle(`${control} input[type="checkbox"]`, {
  accentColor: color.action.default,
  blockSize: '1.5rem',
  inlineSize: '1.5rem',
});

export const reset = style({
  color: color.action.default,
  justifySelf: 'start',
  minBlockSize: '2rem',
  textDecoration: 'underline',
});

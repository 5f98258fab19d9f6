import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, fontSize, space } = vars;

export const canvas = style({
  background: color.surface.page,
  border: `1px solid ${color.line.hairline}`,
  color: color.text.default,
  // What is fixed to the window stays in here.
  contain: 'layout',
  minInlineSize: 0,
  padding: space.lg,
});

export const code = style({ fontSize: fontSize.small, marginBlockStart: space.xs });
globalStyle(`${code} > summary`, {
  color: color.text.muted,
  cursor: 'pointer',
  inlineSize: 'fit-content',
});
globalStyle(`${code} .docblock-source`, { marginBlock: space.xs });

export const frame = style({
  blockSize: '30rem',
  border: `1px solid ${color.line.hairline}`,
  display: 'block',
  inlineSize: '100%',
});

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
});
export const padded = style({ padding: space.lg });

export const code = style({ fontSize: fontSize.small, marginBlockStart: space.xs });
globalStyle(`${code} > summary`, {
  color: color.text.muted,
  cursor: 'pointer',
  inlineSize: 'fit-content',
});
globalStyle(`${code} .docblock-source`, { marginBlock: space.xs });

/** Radio buttons in a row, above the story. */
export const choice = style({
  border: 0,
  color: color.text.muted,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: fontSize.label,
  gap: `${space.xxs} ${space.md}`,
  marginBlockEnd: space.xs,
  minInlineSize: 0,
  padding: 0,
});
globalStyle(`${choice} > legend`, { float: 'inline-start', paddingBlock: space.xxs });
globalStyle(`${choice} > label`, {
  alignItems: 'center',
  display: 'inline-flex',
  gap: space.xxs,
  minBlockSize: '1.75rem',
});
globalStyle(`${choice} input`, {
  accentColor: color.action.default,
  blockSize: '1rem',
  inlineSize: '1rem',
});

export const frame = style({
  blockSize: '30rem',
  border: `1px solid ${color.line.hairline}`,
  display: 'block',
  inlineSize: '100%',
});

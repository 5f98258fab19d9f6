import { globalStyle, style } from '@vanilla-extract/css';
import { MARGIN } from './markers.ts';
import { vars } from './vars.css.ts';

const { color, fontSize, space, weight } = vars;

export const anatomy = style({
  alignItems: 'start',
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

export const frame = style({
  border: `1px solid ${color.line.hairline}`,
  display: 'grid',
  minInlineSize: 0,
  padding: MARGIN,
  placeItems: 'center',
  position: 'relative',
});
export const example = style({ contain: 'layout', maxInlineSize: '100%', minInlineSize: 0 });

export const wideExample = style([example, { inlineSize: '100%' }]);

export const lines = style({
  blockSize: '100%',
  fill: color.text.default,
  inlineSize: '100%',
  inset: 0,
  position: 'absolute',
  stroke: color.text.default,
});

export const number = style({
  background: color.text.default,
  blockSize: 22,
  borderRadius: vars.radius.full,
  color: color.surface.page,
  display: 'grid',
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
  inlineSize: 22,
  lineHeight: 1,
  placeItems: 'center',
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
});

export const parts = style({ counterReset: 'part' });
globalStyle(`${parts} > li`, {
  borderBlockStart: `1px solid ${color.line.hairline}`,
  counterIncrement: 'part',
  paddingBlock: space.xs,
  paddingInlineStart: space.xl,
  position: 'relative',
});
globalStyle(`${parts} > li:first-child`, { borderBlockStart: 0 });
globalStyle(`${parts} > li::before`, {
  color: color.text.muted,
  content: 'counter(part)',
  fontVariantNumeric: 'tabular-nums',
  insetInlineStart: 0,
  position: 'absolute',
});

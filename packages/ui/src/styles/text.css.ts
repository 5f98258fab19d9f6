import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

/** Small captions set like the labels of an axis. */
export const axisLabel = primitiveStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.005em',
  lineHeight: vars.leading.snug,
});

/** Headings in the display face. */
export const displayText = primitiveStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.heading,
  letterSpacing: '-0.012em',
});

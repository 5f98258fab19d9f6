import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

/** The look of an axis label, also used for small captions. */
export const axisLabel = primitiveStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.005em',
  lineHeight: vars.leading.snug,
});

export const displayText = primitiveStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.heading,
  letterSpacing: '-0.012em',
});

/** A line may break after it. */
export const breakAfter = primitiveStyle({
  '::after': { content: ['"\u200b"', '"\u200b" / ""'] },
});

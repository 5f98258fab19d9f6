import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

/** Facts in a few words, such as technologies or how something was measured: smaller than sentences, but read. */
export const factText = primitiveStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  // Paper is finer than a screen, and sheets stay full.
  '@media': { print: { fontSize: vars.fontSize.label } },
});

/** The look of an axis label, also used for labels of other things. */
export const axisLabel = primitiveStyle({
  color: vars.color.text.muted,
  fontFamily: vars.font.label,
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.tracking.label,
  lineHeight: vars.leading.snug,
});

export const displayText = primitiveStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
});

/** A line may break after it. */
export const breakAfter = primitiveStyle({
  '::after': { content: ['"\u200b"', '"\u200b" / ""'] },
});

import { style } from '@vanilla-extract/css';
import { component } from './inLayer.ts';
import { vars } from './theme.css.ts';

/** Small captions set like the labels of an axis. */
export const axisLabel = style(
  component({
    color: vars.color.text.muted,
    fontSize: vars.size.label,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.005em',
    lineHeight: vars.leading.snug,
  }),
);

/** Headings in the display face. */
export const displayText = style(
  component({
    fontFamily: vars.font.display,
    fontWeight: vars.weight.heading,
    letterSpacing: '-0.012em',
  }),
);

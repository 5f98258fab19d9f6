import { style } from '@vanilla-extract/css';
import { component } from './inLayer';
import { vars } from './theme.css';

/** Small captions set like the labels of an axis. */
export const axisLabel = style(
  component({
    color: vars.color.text.muted,
    fontFamily: vars.font.label,
    fontSize: vars.size.label,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.02em',
    lineHeight: vars.leading.snug,
  }),
);

/** Headings in the display face. */
export const displayText = style(
  component({ fontFamily: vars.font.display, letterSpacing: '-0.012em' }),
);

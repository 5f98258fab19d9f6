import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

const appear = keyframes({ from: { translate: `0 ${vars.space.xxs}` } });

/** A word with a dotted line, unless another class overrides it. High enough to touch. */
export const button = primitiveStyle({
  minBlockSize: '1.5rem',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  // It doesn't open there, so it is text.
  selectors: { [inPlain]: { pointerEvents: 'none', textDecoration: 'none' } },
});

/** The content doesn't scroll, because no key could scroll it. A pinned tooltip moves with its button. */
export const content = primitiveStyle({
  animation: `${appear} ${vars.motion.fast} ${vars.easing.out}`,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.default,
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.snug,
  maxInlineSize: 'min(20rem, var(--radix-tooltip-content-available-width))',
  overflowWrap: 'anywhere',
  padding: vars.space.sm,
  zIndex: vars.zIndex.tooltip,
  '@media': { print: { display: 'none' } },
});

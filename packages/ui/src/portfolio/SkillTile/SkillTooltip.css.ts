import { globalStyle, keyframes } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const appear = keyframes({ from: { translate: `0 ${vars.space.xxs}` } });

/**
 * It doesn't scroll, because no key could scroll it: it moves with its tile, so scrolling the page
 * shows the rest. Looks like a card, with a frame because it covers other things.
 */
export const tooltip = portfolioStyle({
  animation: `${appear} ${vars.motion.fast} ${vars.easing.out}`,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.line.control}`,
  borderBlockStart: '2px solid var(--pf-mark)',
  borderRadius: vars.radius.sm,
  color: vars.color.text.default,
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, var(--radix-tooltip-content-available-width))',
  padding: vars.space.md,
  zIndex: vars.zIndex.tooltip,
});

export const figure = portfolioStyle({
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
});

export const tile = portfolioStyle({
  alignItems: 'center',
  borderInlineEnd: `1px solid ${vars.color.line.hairline}`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  maxInlineSize: '7rem',
  paddingInlineEnd: vars.space.sm,
  textAlign: 'center',
});

/** With large text, it wraps below the tile. */
export const text = portfolioStyle({
  display: 'grid',
  flex: '1 1 8rem',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const name = portfolioStyle({ fontWeight: vars.weight.medium });

export const projects = portfolioStyle({
  borderBlockStart: `1px solid ${vars.color.line.hairline}`,
  display: 'flex',
  gap: vars.space.sm,
  inlineSize: '100%',
  paddingBlockStart: vars.space.xs,
});

globalStyle(`${projects} > p`, inPortfolio({ flex: 'none' }));
globalStyle(`${projects} > ul`, inPortfolio({ color: vars.color.text.default, minInlineSize: 0 }));

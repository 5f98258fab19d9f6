import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const picture = portfolioStyle({
  alignItems: 'center',
  display: 'inline-flex',
  flex: 'none',
  justifyContent: 'center',
  maxInlineSize: '100%',
  minBlockSize: '1.5rem',
});

export const image = portfolioStyle({
  blockSize: '1.5rem',
  inlineSize: '1.5rem',
  objectFit: 'contain',
});

/** Most icons are drawn for white paper, so they have some in the dark theme too. */
export const fromOtherSite = portfolioStyle({
  background: 'Canvas',
  borderRadius: vars.radius.sm,
  colorScheme: 'only light',
  padding: 2,
});

export const badge = portfolioStyle({
  background: `color-mix(in srgb, var(--pf-mark) 12%, ${vars.color.surface.page})`,
  border: `1px solid var(--pf-mark, ${vars.color.line.control})`,
  borderRadius: vars.radius.sm,
  color: vars.color.text.default,
  display: 'inline-block',
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
});

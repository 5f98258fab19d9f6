import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = portfolioStyle({
  borderInlineStart: `1px solid ${vars.color.line.control}`,
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: vars.width.measure,
  minInlineSize: 0,
  paddingInlineStart: vars.space.md,
});

export const text = portfolioStyle({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
});

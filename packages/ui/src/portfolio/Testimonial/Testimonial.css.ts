import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Columns fill from top to bottom: next to a long text, rows of a grid would leave a hole. */
export const list = portfolioStyle({
  columns: '2 22rem',
  columnGap: vars.space.xxl,
  selectors: { '&:has(> :only-child)': { columns: 'auto' } },
  '@media': { print: { columns: 'auto' } },
});

export const item = portfolioStyle({
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { paddingBlockEnd: vars.space.lg } },
});

export const root = portfolioStyle({
  borderInlineStart: `1px solid ${vars.color.line.control}`,
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

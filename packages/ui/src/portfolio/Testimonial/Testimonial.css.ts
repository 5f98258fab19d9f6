import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Columns fill from top to bottom. Rows of a grid would leave a hole next to a long text. */
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

/** Name and position are one below the other. */
export const source = portfolioStyle({ display: 'grid', justifyItems: 'start' });

/** The focus ring stays clear of the line above. */
export const link = portfolioStyle({ marginBlockStart: vars.space.xxs });

export const name = portfolioStyle({
  color: vars.color.text.default,
  fontWeight: vars.weight.medium,
});

export const text = portfolioStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
});

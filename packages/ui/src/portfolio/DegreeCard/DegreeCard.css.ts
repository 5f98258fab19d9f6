import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const degree = portfolioStyle({ fontSize: vars.fontSize.title });

export const highlights = portfolioStyle({
  columnGap: vars.space.lg,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  rowGap: vars.space.sm,
});

export const highlight = portfolioStyle({
  borderBlockStart: '1px solid var(--pf-mark)',
  display: 'flex',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
});

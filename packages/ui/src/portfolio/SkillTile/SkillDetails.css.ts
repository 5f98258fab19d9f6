import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Large text wraps below the tile. */
export const details = portfolioStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });

export const tile = portfolioStyle({
  alignItems: 'center',
  borderInlineEnd: `1px solid ${vars.color.line.hairline}`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  maxInlineSize: '7rem',
  minInlineSize: '4.5rem',
  paddingInlineEnd: vars.space.sm,
  textAlign: 'center',
});

export const text = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  flex: '1 1 8rem',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const name = portfolioStyle({ fontWeight: vars.weight.medium });

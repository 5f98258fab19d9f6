import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Large text wraps below the tile. The line between them is then outside, and cut. */
export const details = portfolioStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  overflow: 'clip',
});

const TO_LINE = `${vars.space.sm} + 1px`;

export const tile = portfolioStyle({
  alignItems: 'center',
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
  borderInlineStart: `1px solid ${vars.color.line.hairline}`,
  display: 'grid',
  flex: `1 1 calc(8rem + ${TO_LINE})`,
  gap: vars.space.xxs,
  marginInlineStart: `calc(-1 * (${TO_LINE}))`,
  minInlineSize: 0,
  paddingInlineStart: vars.space.sm,
});

export const name = portfolioStyle({ fontWeight: vars.weight.medium });

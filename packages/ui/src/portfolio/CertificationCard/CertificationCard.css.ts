import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const facts = portfolioStyle({ rowGap: vars.space.xxs });

export const type = portfolioStyle({
  alignItems: 'center',
  color: vars.color.text.default,
  display: 'inline-flex',
  fontWeight: vars.weight.medium,
  gap: vars.space.xs,
});

export const provider = portfolioStyle({ flexWrap: 'nowrap' });

/** Both names are on one line if they fit. */
export const names = portfolioStyle({
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
});

export const verified = portfolioStyle({
  alignItems: 'center',
  color: vars.color.text.default,
  display: 'inline-flex',
  gap: vars.space.xxs,
});

export const tick = portfolioStyle({ color: vars.color.text.positive });

/** Large enough to touch, without making the line higher. */
export const proof = portfolioStyle({
  display: 'inline-block',
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  paddingBlock: vars.space.xs,
});

export const logo = portfolioStyle({
  blockSize: 40,
  flex: 'none',
  inlineSize: 40,
  objectFit: 'contain',
});

import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = portfolioStyle({ containerType: 'inline-size' });

export const degree = portfolioStyle({ fontSize: vars.fontSize.title });

/** In a wide card, the highlights are next to the facts. */
export const content = portfolioStyle({
  display: 'grid',
  gap: `${vars.space.md} ${vars.space.xxl}`,
  '@container': {
    '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  },
});

export const facts = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space.sm,
});

export const status = portfolioStyle({
  color: vars.color.text.default,
  fontWeight: vars.weight.medium,
});

/** Highlights are in pairs where there is room. An odd one at the end takes the whole row. */
export const highlights = portfolioStyle({
  alignContent: 'start',
  columnGap: vars.space.lg,
  display: 'grid',
  rowGap: vars.space.sm,
  '@container': { '(min-width: 34rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Centres the icon on the first line. */
export const icon = portfolioStyle({
  blockSize: `calc(1em * ${vars.leading.body})`,
  alignItems: 'center',
});

export const highlight = portfolioStyle({
  borderBlockStart: `1px solid ${vars.color.line.hairline}`,
  display: 'flex',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.xs,
  position: 'relative',
  '::before': { insetBlockStart: -3.5, insetInlineStart: 0, position: 'absolute' },
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
});

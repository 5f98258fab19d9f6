import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Where a label fits next to its value. */
const wide = '(min-width: 30rem)';

export const root = portfolioStyle({ containerType: 'inline-size' });

export const list = portfolioStyle({ display: 'grid' });

export const row = portfolioStyle({
  display: 'grid',
  gap: vars.space.hair,
  paddingBlock: vars.space.xs,
  position: 'relative',
  '@container': {
    [wide]: {
      alignItems: 'center',
      columnGap: vars.space.md,
      gridTemplateColumns: '9rem minmax(0, 1fr)',
      minBlockSize: '2.75rem',
    },
  },
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line.hairline}` },
    // The copy button needs room, and is taller than a line.
    '&[data-copyable]': { paddingInlineEnd: '2.75rem' },
  },
});

export const label = portfolioStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.xs,
  textWrap: 'balance',
});

export const icon = portfolioStyle({ flex: 'none' });

export const copy = portfolioStyle({
  insetBlockStart: 'calc(50% - 1.375rem)',
  insetInlineEnd: 0,
  position: 'absolute',
});

export const value = portfolioStyle({ hyphens: 'manual', overflowWrap: 'anywhere' });

/** High enough to touch. It is inline, so the padding takes no room. */
export const link = portfolioStyle({
  paddingBlock: vars.space.md,
  '@container': { [wide]: { paddingBlock: vars.space.sm } },
  // Keeps the focus ring close to the words.
  selectors: { '&:focus-visible': { paddingBlock: 0 } },
});

export const verified = portfolioStyle({ marginInlineStart: vars.space.xxs });

export const tick = portfolioStyle({
  blockSize: '1.1em',
  color: vars.color.text.positive,
  display: 'inline-block',
  inlineSize: '1.1em',
  strokeWidth: 2,
  verticalAlign: '-0.2em',
});

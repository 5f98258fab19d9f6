import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** As high with the tick as without, so that the content below is in line with the neighbouring card. */
export const facts = portfolioStyle({ minBlockSize: '1.75rem', rowGap: vars.space.xxs });

/** The kind in words, next to its colour. */
export const type = portfolioStyle({
  alignItems: 'center',
  color: vars.color.text.default,
  display: 'inline-flex',
  fontWeight: vars.weight.medium,
  gap: vars.space.xs,
  '::before': {
    background: 'var(--pf-mark)',
    blockSize: 9,
    borderRadius: vars.radius.full,
    content: '',
    flex: 'none',
    inlineSize: 9,
    printColorAdjust: 'exact',
  },
});

export const provider = portfolioStyle({ flexWrap: 'nowrap' });

/** On one line where they fit. */
export const names = portfolioStyle({
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
});

/** Around it there is room for a finger. */
export const verified = portfolioStyle({
  display: 'inline-flex',
  position: 'relative',
  textDecoration: 'none',
  '::after': { content: '', insetBlock: '-0.6rem', insetInline: 0, position: 'absolute' },
});

export const proof = portfolioStyle({
  selectors: { [`${verified}:hover &`]: { textDecoration: 'underline' } },
});

/** Points to where lines end. */
export const externalMark = portfolioStyle({
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const logo = portfolioStyle({
  blockSize: 40,
  flex: 'none',
  inlineSize: 40,
  objectFit: 'contain',
});

export const initials = portfolioStyle({ border: `1px solid ${vars.color.line.control}` });

import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** The row is as high without the tick as with it, so that the content below lines up with the neighbouring card. */
export const facts = portfolioStyle({ minBlockSize: '1.75rem', rowGap: vars.space.xxs });

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

/** Both names are on one line if they fit. */
export const names = portfolioStyle({
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
});

/** The padding makes the link large enough to touch. */
export const verified = portfolioStyle({
  display: 'inline-flex',
  position: 'relative',
  textDecoration: 'none',
  '::after': { content: '', insetBlock: '-0.6rem', insetInline: 0, position: 'absolute' },
});

export const proof = portfolioStyle({
  selectors: { [`${verified}:hover &`]: { textDecoration: 'underline' } },
});

/** Points to the end of the line, whatever the reading direction. */
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

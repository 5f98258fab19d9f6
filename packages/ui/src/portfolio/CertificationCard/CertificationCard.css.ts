import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const facts = portfolioStyle({
  alignItems: 'center',
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.xxs,
});

/** The kind in words, beside its colour. */
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

export const provider = portfolioStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.sm,
});

export const names = portfolioStyle({
  display: 'grid',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
});

export const logo = portfolioStyle({
  blockSize: 40,
  flex: 'none',
  inlineSize: 40,
  objectFit: 'contain',
});

export const initials = portfolioStyle({
  alignItems: 'center',
  blockSize: 40,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  flex: 'none',
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.bold,
  inlineSize: 40,
  justifyContent: 'center',
  overflowWrap: 'normal',
});

export const skills = portfolioStyle({ marginBlockStart: 'auto' });

export const link = portfolioStyle({
  alignItems: 'center',
  display: 'inline-flex',
  minBlockSize: '2.75rem',
});

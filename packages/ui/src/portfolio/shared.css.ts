import { portfolioStyle } from '../styles/layered.ts';
import { inPlain } from '../styles/plain.ts';
import { vars } from '../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../styles/visibleColor.ts';

export const sideTitle = portfolioStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
});

/** Without a script, both sides of a flip card show, and this would repeat the other side. */
export const onlyWithScript = portfolioStyle({
  selectors: { [inPlain]: { display: 'none' } },
});

/** Pushes an element to the end of the card. */
export const atEnd = portfolioStyle({ marginBlockStart: 'auto' });

/** A link by itself that is large enough to touch. */
export const touchTarget = portfolioStyle({
  alignItems: 'center',
  display: 'inline-flex',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
});

/** An arrow after a title that leads to a case study. Its empty alternative text keeps screen readers from reading it. */
export const leadsToCaseStudy = portfolioStyle({
  '::after': {
    color: vars.color.action.default,
    content: ['"\u00a0→"', '"\u00a0→" / ""'],
  },
  selectors: { '[dir="rtl"] &::after': { content: ['"\u00a0←"', '"\u00a0←" / ""'] } },
});

/** A small mark in the colour `--pf-mark`. It is drawn as a border, which paper and forced colours keep. */
export const dot = portfolioStyle({
  '::before': {
    border: '3px solid var(--pf-mark)',
    borderRadius: vars.radius.full,
    content: '',
    flex: 'none',
  },
  '@supports': {
    [canShowColors]: { '::before': { borderColor: visibleColor('var(--pf-mark)') } },
  },
});

/** An organization's initials in a circle, next to its name. */
export const initials = portfolioStyle({
  alignItems: 'center',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  flex: 'none',
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.bold,
  inlineSize: '2.5rem',
  justifyContent: 'center',
  overflowWrap: 'normal',
});

export const names = portfolioStyle({
  display: 'grid',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
});

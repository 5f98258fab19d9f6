import { portfolioStyle } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';

/** The heading on a side of a flip card. */
export const sideTitle = portfolioStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
});

/** Redundant where both sides of a flip card show, one below the other. */
export const repeated = portfolioStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

/** At the end of a card's remaining room. */
export const atEnd = portfolioStyle({ marginBlockStart: 'auto' });

/** A link by itself, large enough for a finger. */
export const fingerLink = portfolioStyle({
  alignItems: 'center',
  display: 'inline-flex',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
});

/** An organization's initials in a circle, next to its name; the border is the component's. */
export const initials = portfolioStyle({
  alignItems: 'center',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  flex: 'none',
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.bold,
  inlineSize: '2.5rem',
  justifyContent: 'center',
  overflowWrap: 'normal',
});

/** An organization's name, and the details about it below. */
export const names = portfolioStyle({
  display: 'grid',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
});

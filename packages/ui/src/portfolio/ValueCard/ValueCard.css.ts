import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** The rows of a front from top to bottom: the name, the summary, and the button's line. */
export const ROW_COUNT = 3;

export const head = portfolioStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.xs,
  gridRow: 1,
});

export const icon = portfolioStyle({ color: vars.color.text.muted, fontSize: vars.fontSize.lead });

/** A sentence to remember. */
export const summary = portfolioStyle({
  // The room that a longer back needs is divided above and below.
  alignSelf: 'center',
  gridRow: 2,
  fontSize: vars.fontSize.title,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});

/** Small, so that a front needs little more room than its own. */
export const practice = portfolioStyle({ fontSize: vars.fontSize.small, lineHeight: 1.5 });

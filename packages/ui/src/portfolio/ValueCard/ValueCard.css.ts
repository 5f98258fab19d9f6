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

export const summary = portfolioStyle({
  // Centred in the additional height that a longer back needs.
  alignSelf: 'center',
  gridRow: 2,
  fontSize: vars.fontSize.title,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});

/** The back has small text, so that it needs hardly more room than the front. */
export const practice = portfolioStyle({ fontSize: vars.fontSize.small, lineHeight: 1.5 });

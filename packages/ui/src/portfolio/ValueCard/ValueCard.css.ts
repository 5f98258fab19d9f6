import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const icon = portfolioStyle({ fontSize: vars.fontSize.heading, lineHeight: 1 });

/** A sentence to remember, so large that it fills the front as the longer text fills the back. */
export const summary = portfolioStyle({
  fontSize: vars.fontSize.title,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});

import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const icon = portfolioStyle({ fontSize: vars.fontSize.heading, lineHeight: 1 });

export const title = portfolioStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
});

/** Redundant where both sides show, one below the other. */
export const repeated = portfolioStyle({ '@media': { '(scripting: none)': { display: 'none' } } });

import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const icon = style(component({ fontSize: vars.size.heading, lineHeight: 1 }));

export const title = style(component({ fontSize: vars.size.lead, lineHeight: vars.leading.snug }));

/** Said once already where both sides stand one below the other. */
export const repeated = style(
  component({ '@media': { '(scripting: none)': { display: 'none' } } }),
);

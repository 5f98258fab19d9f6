import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const icon = portfolioStyle({ fontSize: vars.fontSize.heading, lineHeight: 1 });

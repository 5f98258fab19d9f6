import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const head = portfolioStyle({ alignItems: 'center', display: 'flex', gap: vars.space.xs });

export const icon = portfolioStyle({ color: vars.color.text.muted, fontSize: vars.fontSize.lead });

export const text = portfolioStyle({ fontSize: vars.fontSize.body });

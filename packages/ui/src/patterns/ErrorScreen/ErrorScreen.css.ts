import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const status = patternStyle({ display: 'block', marginBlockEnd: vars.space.xs });

export const actions = patternStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

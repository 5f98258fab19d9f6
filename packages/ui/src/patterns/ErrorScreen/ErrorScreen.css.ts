import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** On a line of its own, above the sentence. */
export const status = patternStyle({ display: 'block', marginBlockEnd: vars.space.xs });

export const actions = patternStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

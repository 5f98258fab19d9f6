import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** The kind of failure, and below it the ways out, apart from each other. */
export const waysOut = patternStyle({ display: 'grid', gap: vars.space.sm, minInlineSize: 0 });

import { patternStyle } from '../../styles/layered.ts';

/** Points where the text goes on. */
export const arrow = patternStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

import { patternStyle } from '../../styles/layered.ts';

/** If nothing moves by itself, there is nothing to pause. */
export const onlyWithMotion = patternStyle({
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    'print, (scripting: none)': { display: 'none' },
  },
  selectors: { '[data-motion="reduced"] &': { display: 'none' } },
});

/** Points in the reading direction. */
export const arrow = patternStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

import { patternStyle } from '../../styles/layered.ts';

/** Where nothing moves by itself, there is nothing to pause. */
export const whereThingsMove = patternStyle({
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
  selectors: { '[data-motion="reduced"] &': { display: 'none' } },
});

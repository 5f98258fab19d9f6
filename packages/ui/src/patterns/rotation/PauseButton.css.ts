import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';

/** Where nothing moves by itself, there is nothing to pause. */
export const whereThingsMove = style(
  component({
    '@media': {
      '(prefers-reduced-motion: reduce)': { display: 'none' },
      '(scripting: none)': { display: 'none' },
      print: { display: 'none' },
    },
    selectors: { '[data-motion="reduced"] &': { display: 'none' } },
  }),
);

import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';

/** Points where the text goes on. */
export const arrow = style(
  component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
);

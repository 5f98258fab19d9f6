import { style } from '@vanilla-extract/css';
import { component } from '../styles/inLayer';

/** Points where the text goes on. */
export const arrow = style(
  component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }),
);

import { primitiveStyle } from '../../styles/layered.ts';

/** Aligns a drawing with the line, as an emoji is. */
export const root = primitiveStyle({ display: 'inline-flex', flex: 'none', lineHeight: 1 });

/** As large as an emoji in the same text. */
export const drawing = primitiveStyle({
  blockSize: '1.25em',
  fill: 'none',
  inlineSize: '1.25em',
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

import { primitiveStyle } from '../../styles/layered.ts';

/** As large as an emoji in the same text. */
const SIZE = '1.25em';

/**
 * Aligns a drawing with the line, as an emoji is. An emoji takes the same room whichever font the system draws it with.
 */
export const root = primitiveStyle({
  display: 'inline-flex',
  flex: 'none',
  inlineSize: SIZE,
  justifyContent: 'center',
  lineHeight: 1,
});

export const drawing = primitiveStyle({
  blockSize: SIZE,
  fill: 'none',
  inlineSize: SIZE,
  stroke: 'currentColor',
  strokeWidth: 1.5,
});

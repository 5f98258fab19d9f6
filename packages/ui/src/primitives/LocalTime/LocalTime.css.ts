import { primitiveStyle } from '../../styles/layered.ts';

/** One line before and after: nothing moves when the time comes. */
export const root = primitiveStyle({
  display: 'block',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});

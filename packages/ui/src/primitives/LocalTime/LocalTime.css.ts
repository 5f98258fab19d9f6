import { primitiveStyle } from '../../styles/layered.ts';

/** Keeps its height, so that nothing moves when the time appears. */
export const root = primitiveStyle({
  display: 'block',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const zone = primitiveStyle({
  '@media': { screen: { selectors: { '[data-state="ready"] > &': { display: 'none' } } } },
});

export const time = primitiveStyle({ '@media': { print: { display: 'none' } } });

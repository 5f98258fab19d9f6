import { primitiveStyle } from '../../styles/layered.ts';

/** As high before as after: nothing moves when the time comes. */
export const root = primitiveStyle({
  display: 'block',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const zone = primitiveStyle({
  '@media': { screen: { selectors: { '[data-state="ready"] > &': { display: 'none' } } } },
});

export const time = primitiveStyle({ '@media': { print: { display: 'none' } } });

import { primitiveStyle } from '../../styles/layered.ts';

export const region = primitiveStyle({
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflowX: 'auto',
  // Keeps what is visually hidden inside, which would widen the page.
  position: 'relative',
  // A ring outside of it would be cut off where it fills its place.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  // Paper can't be scrolled.
  '@media': { print: { overflow: 'visible' } },
});

import { primitiveStyle } from '../../styles/layered.ts';

export const region = primitiveStyle({
  maxInlineSize: '100%',
  minInlineSize: 0,
  overflowX: 'auto',
  // Contains visually hidden content, which would otherwise widen the page.
  position: 'relative',
  // If the region fills its place, a focus ring outside of it would be cut off.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  // Paper can't be scrolled.
  '@media': { print: { overflow: 'visible' } },
});

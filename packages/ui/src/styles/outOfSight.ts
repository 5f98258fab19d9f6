/**
 * Invisible but still announced: one clipped pixel that takes no room. Without its margin, one at the end of a page
 * as high as the window would make it higher, so that it scrolls.
 */
export const outOfSight = {
  blockSize: 1,
  clipPath: 'inset(50%)',
  inlineSize: 1,
  margin: -1,
  overflow: 'hidden',
  position: 'absolute',
  whiteSpace: 'nowrap',
} as const;

/** Invisible but still announced: one clipped pixel that takes no room. */
export const outOfSight = {
  blockSize: 1,
  clipPath: 'inset(50%)',
  inlineSize: 1,
  overflow: 'hidden',
  position: 'absolute',
  whiteSpace: 'nowrap',
} as const;

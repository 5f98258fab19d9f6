/**
 * Invisible but still announced, as one clipped pixel that takes no room. The negative margin keeps it from making a
 * page slightly higher than the window, which would then scroll.
 */
export const visuallyHidden = {
  blockSize: 1,
  clipPath: 'inset(50%)',
  inlineSize: 1,
  margin: -1,
  overflow: 'hidden',
  position: 'absolute',
  whiteSpace: 'nowrap',
} as const;

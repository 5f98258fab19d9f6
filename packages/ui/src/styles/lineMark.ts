/**
 * Styles for `::after` of a positioned element. They draw a mark on the hairline below it, like a tick on an axis. The
 * mark shows once it has a background.
 */
export const lineMark = {
  blockSize: 3,
  content: '',
  insetBlockEnd: -1,
  insetInline: 0,
  position: 'absolute',
} as const;

/** Keeps the mark visible in forced colours. */
export const forcedLineMark = { background: 'Highlight', forcedColorAdjust: 'none' } as const;

/**
 * The mark of an entry, on the hairline below it, like a tick on an axis: the `::after` of an element
 * with a place of its own. It is seen once it has a background.
 */
export const lineMark = {
  blockSize: 3,
  content: '',
  insetBlockEnd: -1,
  insetInline: 0,
  position: 'absolute',
} as const;

/** What keeps the mark in sight where colours are forced. */
export const forcedLineMark = { background: 'Highlight', forcedColorAdjust: 'none' } as const;

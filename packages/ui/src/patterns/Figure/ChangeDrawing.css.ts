import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

/** The radius of a large dot, so that one at the end of the axis stays inside. */
const END = 7;

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInline: END,
});

export const texts = patternStyle({
  alignItems: 'end',
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  // The text may use the ends, where the axis keeps room for a dot.
  marginInline: -END,
});

/**
 * The room between the end of the axis and the middle of the two dots. Its free space is divided in
 * the dot's proportion, so that the text is at its dot and never leaves the room.
 */
export const side = patternStyle({
  display: 'flex',
  flex: 'var(--pf-room) 1 0',
  minInlineSize: 'min-content',
  selectors: {
    '&::before': { content: '', flex: 'var(--pf-at)' },
    '&::after': { content: '', flex: 'calc(1 - var(--pf-at))' },
  },
});

/** Words aren't broken while there is room for a short one. */
export const text = patternStyle({
  display: 'grid',
  lineHeight: vars.leading.tight,
  minInlineSize: '3.2em',
});
export const value = patternStyle({ whiteSpace: 'nowrap' });

export const atHighEnd = patternStyle({ textAlign: 'end' });

/** The ends of the axis, and which of them is the better one. */
export const ends = patternStyle({
  color: vars.color.text.muted,
  columnGap: vars.space.xs,
  display: 'flex',
  justifyContent: 'space-between',
  // The numbers are about below the ends, as ticks are.
  marginInline: '-0.25rem',
  textAlign: 'center',
});

export const strip = patternStyle({ blockSize: 18, flex: 'none' });

export const arrow = patternStyle({ fill: mark.ours, overflow: 'visible' });

export const hollow = patternStyle({
  fill: mark.paper,
  r: '5px',
  stroke: mark.other,
  strokeWidth: 2,
});

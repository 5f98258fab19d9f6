import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

/** The radius of a large dot in pixels. It keeps a dot at the end of the axis inside the drawing. */
const DOT_RADIUS = 7;

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  paddingInline: DOT_RADIUS,
});

export const texts = patternStyle({
  alignItems: 'end',
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  // The axis keeps room for a dot at each end, and the text may use that room.
  marginInline: -DOT_RADIUS,
});

/**
 * The room between the end of the axis and the middle of the two dots. Its free space is divided in the dot's
 * proportion, so that the text stays at its dot and inside the room.
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

/** Long words break only where there is no room for a short one. */
export const text = patternStyle({
  display: 'grid',
  lineHeight: vars.leading.tight,
  minInlineSize: '3.2em',
});
export const value = patternStyle({ whiteSpace: 'nowrap' });

export const atHighEnd = patternStyle({ textAlign: 'end' });

/** The ends of the axis; one of them is marked as the better one. */
export const ends = patternStyle({
  color: vars.color.text.muted,
  columnGap: vars.space.xs,
  display: 'flex',
  justifyContent: 'space-between',
  // Centres the numbers roughly below the ends, like ticks.
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

import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  justifyContent: 'center',
});

export const dots = patternStyle({
  alignItems: 'start',
  display: 'grid',
  rowGap: vars.space.xs,
  // A figure over the whole page has room for larger dots.
  selectors: { '[data-spread] &': { fontSize: vars.fontSize.heading } },
});

/** In forced colours, the marks use the system's colours, because browsers would drop the background. */
const circle = {
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
  inlineSize: '70%',
} as const;

export const dot = patternStyle({ ...circle, border: `1.5px solid ${mark.other}` });
export const counted = patternStyle({ ...circle, background: mark.ours });

export const whisker = patternStyle({ blockSize: '0.5rem', gridColumn: '1 / -1' });

export const scale = patternStyle({
  color: vars.color.text.muted,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
});

export const bar = patternStyle({ blockSize: '1.25rem', flex: 'none' });
export const part = patternStyle({ fill: mark.ours });
export const rest = patternStyle({ fill: 'none', stroke: mark.other });

export const shortText = patternStyle({ lineHeight: vars.leading.snug });

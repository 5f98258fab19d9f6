import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';

const anyLine = portfolioStyle({
  alignItems: 'center',
  columnGap: vars.space.sm,
  display: 'grid',
  minBlockSize: '1.5rem',
});

/**
 * The number comes last, with room for the longest one, so that all drawings are equally long. `SkillTile` puts it
 * first if the drawing is below the scale.
 */
export const line = `${anyLine} ${portfolioStyle({ gridTemplateColumns: 'minmax(0, 1fr) 4.25rem' })}`;
export const longLine = `${anyLine} ${portfolioStyle({ gridTemplateColumns: 'minmax(0, 1fr) minmax(6.5rem, auto)' })}`;

export const drawing = portfolioStyle({
  blockSize: 'auto',
  display: 'block',
  fill: 'none',
  maxInlineSize: '100%',
  strokeWidth: 6,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const bar = portfolioStyle({ strokeWidth: 2 });

export const all = portfolioStyle({
  stroke: `color-mix(in srgb, ${vars.color.line.hairline} 60%, transparent)`,
  '@media': {
    // A row of ticks, which readers can tell from squares without colour.
    '(forced-colors: active)': { forcedColorAdjust: 'none', stroke: 'GrayText', strokeWidth: 2 },
  },
});

export const shown = portfolioStyle({
  stroke: vars.color.text.default,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', stroke: 'CanvasText' },
    '(forced-colors: none)': {
      '@supports': { [canShowColors]: { stroke: visibleColor('var(--pf-mark)') } },
    },
  },
});

export const count = portfolioStyle({
  color: 'inherit',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});

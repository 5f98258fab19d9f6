import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const gridLine = 'rgb(255 255 255 / 22%)';

/** The project's gradient behind the grid of an empty chart, edge to edge. */
export const plate = portfolioStyle({
  alignItems: 'end',
  backgroundImage: `
      repeating-linear-gradient(to right, ${gridLine} 0 1px, transparent 1px 2rem),
      repeating-linear-gradient(to top, ${gridLine} 0 1px, transparent 1px 2rem),
      linear-gradient(100deg, var(--pf-gradient-from), var(--pf-gradient-to))`,
  display: 'flex',
  // Grows into the space that the longer side leaves, but not without limit.
  flex: '1 0 auto',
  fontSize: '2.5rem',
  lineHeight: 1,
  marginBlockStart: `calc(-1 * ${vars.space.md})`,
  marginInline: `calc(-1 * ${vars.space.md})`,
  maxBlockSize: '9rem',
  minBlockSize: '5rem',
  paddingBlockEnd: vars.space.sm,
  paddingInline: vars.space.md,
  printColorAdjust: 'exact',
});

export const labels = portfolioStyle({ gap: vars.space.xs });

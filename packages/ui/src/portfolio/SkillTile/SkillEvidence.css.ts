import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';

const { color, space } = vars;

/** As high as a target, around the drawing in its middle. */
export const squares = portfolioStyle({
  alignContent: 'center',
  display: 'grid',
  minBlockSize: '1.5rem',
  position: 'relative',
});

export const drawing = portfolioStyle({
  blockSize: 'auto',
  fill: 'none',
  inlineSize: '100%',
  pointerEvents: 'none',
  strokeWidth: 6,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
});

export const bar = portfolioStyle({ strokeWidth: 2 });

export const all = portfolioStyle({
  stroke: `color-mix(in srgb, ${color.line.hairline} 60%, transparent)`,
  '@media': {
    // A row of ticks, which readers can tell from squares without colour.
    '(forced-colors: active)': { forcedColorAdjust: 'none', stroke: 'GrayText', strokeWidth: 2 },
  },
});

export const shown = portfolioStyle({
  stroke: color.text.default,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', stroke: 'CanvasText' },
    '(forced-colors: none)': {
      '@supports': {
        [canShowColors]: { stroke: visibleColor(`var(--pf-mark, ${color.text.default})`) },
      },
    },
  },
});

/** A square as a link, as high as its row. For a finger, it's one only once its name shows. */
export const project = portfolioStyle({
  blockSize: '100%',
  inlineSize: 'var(--pf-step)',
  insetInlineStart: 'var(--pf-start)',
  minBlockSize: '1.5rem',
  outlineOffset: 0,
  position: 'absolute',
  '@media': { '(hover: none)': { selectors: { '&:not(:focus)': { pointerEvents: 'none' } } } },
});

/** The name of a project, above its square, until the visitor presses Escape. */
export const title = portfolioStyle({
  background: color.surface.raised,
  border: `1px solid ${color.line.control}`,
  borderRadius: vars.radius.sm,
  color: color.text.default,
  inlineSize: 'max-content',
  insetBlockEnd: '100%',
  insetInlineStart: 0,
  maxInlineSize: 'min(16rem, 45vw)',
  opacity: 0,
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  pointerEvents: 'none',
  position: 'absolute',
  zIndex: vars.zIndex.tooltip,
  selectors: { '[data-side="end"] > &': { insetInline: 'auto 0' } },
});
globalStyle(
  `[data-state="active"] ${project}:is(:hover, :focus) > ${title}`,
  inPortfolio({ opacity: 1, pointerEvents: 'auto' }),
);

/** High enough to touch. */
export const use = portfolioStyle({
  display: 'inline-block',
  paddingBlock: space.xxs,
  whiteSpace: 'nowrap',
  selectors: { 'a&': { color: color.action.default } },
});

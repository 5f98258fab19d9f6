import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Content and overlay share one cell. */
export const root = primitiveStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  // Firefox would keep all of a grid's only row on one sheet.
  '@media': { print: { display: 'block' } },
});

export const content = primitiveStyle({ gridArea: '1 / 1', minInlineSize: 0 });

export const overlay = primitiveStyle({
  '@media': { print: { display: 'none' } },
  gridArea: '1 / 1',
  // Lowering the content's opacity would make browsers go through everything in it.
  background: `color-mix(in srgb, ${vars.color.surface.page} 70%, transparent)`,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.fast}`,
  zIndex: vars.zIndex.overlay,
  selectors: {
    [`${root}[data-state="active"] > &`]: {
      cursor: 'progress',
      opacity: 1,
      pointerEvents: 'auto',
    },
  },
});

export const label = primitiveStyle({
  alignItems: 'center',
  // Covers the content only behind the text.
  background: vars.color.surface.page,
  color: vars.color.text.default,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  // The text stays in sight even if the content is longer than the window.
  insetBlockStart: '40vh',
  marginInline: 'auto',
  padding: vars.space.md,
  position: 'sticky',
  textAlign: 'center',
});

/** An axis with two ends, along which a dot moves. */
export const axis = primitiveStyle({
  background: `linear-gradient(${vars.color.line.control}, ${vars.color.line.control}) 0 50% / 100% 1px no-repeat`,
  blockSize: 9,
  borderInline: `1px solid ${vars.color.line.control}`,
  direction: 'ltr',
  inlineSize: '6rem',
  position: 'relative',
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
  selectors: { '[data-motion="reduced"] &': { display: 'none' } },
});

// Animating the position would lay out the page in each frame.
const run = keyframes({ to: { transform: 'translateX(calc(6rem - 1px))' } });

export const dot = primitiveStyle({
  animation: `${run} ${vars.motion.slow} ${vars.easing.inOut} infinite alternate`,
  background: vars.color.text.default,
  blockSize: 9,
  borderRadius: vars.radius.full,
  inlineSize: 9,
  insetInlineStart: -5,
  position: 'absolute',
  '@media': {
    '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
});

import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = primitiveStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.sm,
  inlineSize: '100%',
});

/** A line with ticks at every quarter of the scale. */
const lines = (color: string) => `
  linear-gradient(${color}, ${color}) 0 50% / 100% 1px no-repeat,
  repeating-linear-gradient(to right, ${color} 0 1px, transparent 1px calc(25% - 0.25px))`;

export const axis = primitiveStyle({
  background: lines(vars.color.line.control),
  blockSize: 9,
  flex: 1,
  position: 'relative',
  printColorAdjust: 'exact',
  '@media': {
    '(forced-colors: active)': { background: lines('CanvasText'), forcedColorAdjust: 'none' },
  },
});

export const dot = primitiveStyle({
  background: vars.color.text.default,
  blockSize: 9,
  borderRadius: vars.radius.full,
  forcedColorAdjust: 'none',
  inlineSize: 9,
  insetBlockStart: 0,
  insetInlineStart: 'calc(var(--pf-scale-value) * 1% - 4.5px)',
  position: 'absolute',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

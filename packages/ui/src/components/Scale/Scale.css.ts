import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({ alignItems: 'center', display: 'flex', gap: vars.space.sm, inlineSize: '100%' }),
);

export const axis = style(
  component({
    // Ticks at every quarter of the scale.
    background: `
      linear-gradient(${vars.color.line.control}, ${vars.color.line.control}) 0 50% / 100% 1px no-repeat,
      repeating-linear-gradient(to right, ${vars.color.line.control} 0 1px, transparent 1px calc(25% - 0.25px))`,
    blockSize: 9,
    flex: 1,
    position: 'relative',
    printColorAdjust: 'exact',
  }),
);

export const dot = style(
  component({
    background: vars.color.text.default,
    blockSize: 9,
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
    inlineSize: 9,
    insetBlockStart: 0,
    insetInlineStart: 'calc(var(--pf-scale-value) * 1% - 4.5px)',
    position: 'absolute',
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const skipLink = style(
  component({
    background: vars.color.action.default,
    color: vars.color.action.on,
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    padding: vars.space.sm,
    position: 'absolute',
    zIndex: vars.layer.overlay,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
    '@media': { print: { display: 'none' } },
  }),
);

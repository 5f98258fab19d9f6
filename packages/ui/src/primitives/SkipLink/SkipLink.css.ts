import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const skipLink = primitiveStyle({
  background: vars.color.action.default,
  color: vars.color.action.on,
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  padding: vars.space.sm,
  position: 'absolute',
  zIndex: vars.zIndex.overlay,
  clipPath: 'inset(50%)',
  selectors: { '&:focus': { clipPath: 'none' } },
  '@media': { print: { display: 'none' } },
});

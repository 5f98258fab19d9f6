import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

/** A button that shows only an icon. */
export const iconButton = primitiveStyle({
  alignItems: 'center',
  blockSize: '2.75rem',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  color: vars.color.text.default,
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '2.75rem',
  justifyContent: 'center',
  // Contains the visually hidden text.
  position: 'relative',
  selectors: {
    '&:hover': { borderColor: vars.color.action.default, color: vars.color.action.default },
  },
});

import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

/** A button that shows only an icon. */
export const iconButton = primitiveStyle({
  alignItems: 'center',
  background: 'none',
  blockSize: '2.75rem',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  color: vars.color.text.default,
  cursor: 'pointer',
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '2.75rem',
  justifyContent: 'center',
  padding: 0,
  // Contains the visually hidden words.
  position: 'relative',
  selectors: {
    '&:hover': { borderColor: vars.color.action.default, color: vars.color.action.default },
  },
});

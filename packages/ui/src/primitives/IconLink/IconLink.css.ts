import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const iconLink = primitiveStyle({
  alignItems: 'center',
  blockSize: '2.75rem',
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.full,
  color: vars.color.text.default,
  display: 'inline-flex',
  inlineSize: '2.75rem',
  justifyContent: 'center',
  // Without its address it says nothing on paper.
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:hover': { borderColor: vars.color.action.default, color: vars.color.action.default },
  },
});

import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';

const { color, space } = vars;

export const link = primitiveStyle({
  alignItems: 'center',
  color: color.text.default,
  display: 'inline-flex',
  gap: space.xs,
  minInlineSize: 0,
  // Contains the visually hidden text.
  position: 'relative',
  textDecoration: 'none',
  // On paper, an icon means nothing without its address.
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-labelled="below"]': {
      flexDirection: 'column',
      fontSize: vars.fontSize.label,
      gap: space.xxs,
    },
  },
});

export const circle = primitiveStyle({
  alignItems: 'center',
  blockSize: '2.75rem',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  flex: 'none',
  fontSize: vars.fontSize.body,
  inlineSize: '2.75rem',
  justifyContent: 'center',
});

export const label = primitiveStyle({
  minInlineSize: 0,
  '@media': {
    '(max-width: 63.99rem)': {
      selectors: { [`${link}[data-labelled="wide"] > &`]: visuallyHidden },
    },
  },
});

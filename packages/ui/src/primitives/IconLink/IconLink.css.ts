import { primitiveStyle } from '../../styles/layered.ts';
import { outOfSight } from '../../styles/outOfSight.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const link = primitiveStyle({
  alignItems: 'center',
  color: color.text.default,
  display: 'inline-flex',
  gap: space.xs,
  minInlineSize: 0,
  // Contains the visually hidden words.
  position: 'relative',
  textDecoration: 'none',
  // Without its address it says nothing on paper.
  '@media': { print: { display: 'none' } },
  selectors: { '&:hover': { color: color.action.default } },
});

export const circle = primitiveStyle({
  alignItems: 'center',
  blockSize: '2.75rem',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.full,
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '2.75rem',
  justifyContent: 'center',
  selectors: { [`${link}:hover &`]: { borderColor: 'currentColor' } },
});

export const label = primitiveStyle({
  minInlineSize: 0,
  paddingInlineEnd: space.xs,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});

export const compact = primitiveStyle({ '@media': { '(max-width: 47.99rem)': outOfSight } });

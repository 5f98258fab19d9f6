import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const root = primitiveStyle({
  blockSize: '2.75rem',
  display: 'inline-flex',
  flex: 'none',
  minInlineSize: '2.75rem',
  // Contains the hidden announcement.
  position: 'relative',
  '@media': { print: { display: 'none' } },
});

export const button = primitiveStyle({
  alignItems: 'center',
  background: 'transparent',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  color: color.text.muted,
  display: 'flex',
  gap: space.xs,
  inlineSize: '100%',
  justifyContent: 'center',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-state="copied"] > &': {
      color: color.text.positive,
      vars: { '--pf-hover': color.text.positive },
    },
  },
});

/** In a row of links, as high as they are. */
export const inText = primitiveStyle({ blockSize: 'auto', minInlineSize: 0 });
export const link = primitiveStyle({
  color: color.action.default,
  fontSize: 'inherit',
  minBlockSize: '1.5rem',
  padding: `${space.xxs} 0`,
  textDecoration: 'underline',
});

/** Looks like a button with the variant `outline`. */
export const outlined = primitiveStyle({
  borderColor: color.line.control,
  color: color.text.default,
  fontWeight: vars.weight.medium,
  paddingInline: space.md,
});

import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = recipe({
  base: inPrimitives({
    blockSize: '2.75rem',
    display: 'inline-flex',
    flex: 'none',
    // Contains the hidden announcement.
    position: 'relative',
    '@media': { print: { display: 'none' } },
  }),
  variants: { labelled: { false: inPrimitives({ inlineSize: '2.75rem' }) } },
});

export const button = recipe({
  base: inPrimitives({
    alignItems: 'center',
    background: 'transparent',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    color: vars.color.text.muted,
    cursor: 'pointer',
    display: 'flex',
    gap: vars.space.xs,
    inlineSize: '100%',
    justifyContent: 'center',
    selectors: {
      '&[hidden]': { display: 'none' },
      '&:hover': { borderColor: vars.color.line.control, color: vars.color.action.default },
      '&:focus-visible': { outlineOffset: '-2px' },
      '[data-state="copied"] > &': { color: vars.color.text.positive },
    },
  }),
  variants: {
    // As an outlined button.
    labelled: {
      true: inPrimitives({
        borderColor: vars.color.line.control,
        color: vars.color.text.default,
        fontWeight: vars.weight.medium,
        paddingInline: vars.space.md,
        selectors: { '&:hover': { borderColor: vars.color.action.default } },
      }),
    },
  },
});

export const icon = primitiveStyle({ blockSize: '1.25rem', inlineSize: '1.25rem' });

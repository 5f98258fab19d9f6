import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const button = recipe({
  base: component({
    alignItems: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    display: 'inline-flex',
    fontWeight: vars.weight.medium,
    gap: vars.space.xs,
    justifyContent: 'center',
    lineHeight: vars.leading.snug,
    minBlockSize: '2.75rem',
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.md,
    textAlign: 'center',
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    },
  }),
  variants: {
    variant: {
      solid: component({
        background: vars.color.action.default,
        color: vars.color.action.on,
        selectors: {
          '&:hover:not(:disabled)': {
            background: vars.color.action.hover,
            color: vars.color.action.on,
          },
        },
      }),
      outline: component({
        background: 'transparent',
        borderColor: vars.color.line.control,
        color: vars.color.text.default,
        selectors: {
          '&:hover:not(:disabled)': {
            borderColor: vars.color.action.default,
            color: vars.color.action.default,
          },
        },
      }),
    },
  },
  defaultVariants: { variant: 'solid' },
});

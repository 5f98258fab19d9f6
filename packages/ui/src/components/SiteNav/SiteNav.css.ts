import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({
    borderBlockEnd: `1px solid ${vars.color.line.control}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const list = style(
  component({
    columnGap: vars.space.lg,
    display: 'flex',
    flexWrap: 'wrap',
  }),
);

export const link = style(
  component({
    color: vars.color.text.muted,
    display: 'block',
    // The marker of the active entry lies on the bar's own hairline, like a tick on an axis.
    borderBlockEnd: '3px solid transparent',
    marginBlockEnd: -1,
    paddingBlock: vars.space.sm,
    textDecoration: 'none',
    selectors: {
      '&:hover': { borderBlockEndColor: vars.color.line.control, color: vars.color.text.default },
      '&[aria-current="page"]': {
        borderBlockEndColor: vars.color.action.default,
        color: vars.color.text.default,
        fontWeight: vars.weight.medium,
      },
    },
  }),
);

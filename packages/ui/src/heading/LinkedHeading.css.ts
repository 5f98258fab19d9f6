import { style } from '@vanilla-extract/css';
import { component } from '../styles/inLayer';
import { vars } from '../styles/theme.css';

export const line = style(
  component({ alignItems: 'baseline', display: 'flex', gap: vars.space.xs, minInlineSize: 0 }),
);

/** Seen with the mouse over the heading or the focus on it, and always where there is no mouse. */
export const anchor = style(
  component({
    color: vars.color.text.muted,
    flex: 'none',
    minInlineSize: '1.5rem',
    position: 'relative',
    textAlign: 'center',
    textDecoration: 'none',
    selectors: { '&:hover': { color: vars.color.action.hover } },
    '@media': {
      print: { display: 'none' },
      '(hover: hover)': {
        selectors: {
          '&:not(:hover, :focus-visible)': { opacity: 0 },
          [`${line}:hover &`]: { opacity: 1 },
        },
      },
    },
  }),
);

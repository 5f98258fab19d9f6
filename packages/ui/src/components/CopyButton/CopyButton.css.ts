import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({
    blockSize: '2.75rem',
    display: 'inline-flex',
    flex: 'none',
    inlineSize: '2.75rem',
    // Keeps the hidden announcement inside.
    position: 'relative',
    '@media': { print: { display: 'none' } },
  }),
);

export const button = style(
  component({
    alignItems: 'center',
    background: 'transparent',
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    color: vars.color.text.muted,
    cursor: 'pointer',
    display: 'flex',
    inlineSize: '100%',
    justifyContent: 'center',
    selectors: {
      '&[hidden]': { display: 'none' },
      '&:hover': { borderColor: vars.color.line.control, color: vars.color.action.default },
      '&:focus-visible': { outlineOffset: '-2px' },
      '[data-state="copied"] > &': { color: vars.color.text.positive },
    },
  }),
);

export const icon = style(component({ blockSize: '1.25rem', inlineSize: '1.25rem' }));

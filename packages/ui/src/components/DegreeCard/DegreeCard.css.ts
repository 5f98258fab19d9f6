import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const highlights = style(
  component({
    display: 'grid',
    gap: vars.space.sm,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  }),
);

export const highlight = style(
  component({
    borderInlineStart: '3px solid var(--pf-mark)',
    paddingInlineStart: vars.space.sm,
  }),
);

import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  pattern({
    display: 'flex',
    flexDirection: 'column',
    marginInline: 'auto',
    maxInlineSize: `calc(${vars.width.page} + 2 * ${vars.space.md})`,
    minBlockSize: '100svh',
    paddingInline: vars.space.md,
  }),
);

export const main = style(
  pattern({ flex: 1, minInlineSize: 0, selectors: { '&:focus': { outline: 'none' } } }),
);

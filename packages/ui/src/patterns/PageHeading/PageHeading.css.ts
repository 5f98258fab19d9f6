import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(
  component({
    display: 'grid',
    gap: vars.space.md,
    maxInlineSize: vars.width.measure,
    paddingBlock: vars.space.xxl,
    '@media': { print: { paddingBlock: vars.space.lg } },
  }),
);

export const heading = style(
  component({
    fontSize: vars.size.display,
    // Nobody can act on it; it has the focus so that reading and tabbing go on from there.
    selectors: { '&:focus': { outline: 'none' } },
  }),
);

export const intro = style(
  component({
    color: vars.color.text.muted,
    fontSize: vars.size.lead,
    lineHeight: vars.leading.snug,
  }),
);

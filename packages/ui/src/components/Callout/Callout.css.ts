import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({
    borderInlineStart: `3px solid ${vars.color.action.default}`,
    display: 'grid',
    gap: vars.space.md,
    justifyItems: 'start',
    marginBlock: vars.space.lg,
    paddingBlock: vars.space.xs,
    paddingInlineStart: vars.space.lg,
  }),
);

export const heading = style(component({ fontSize: vars.size.title }));

export const text = style(component({ maxInlineSize: vars.width.measure }));

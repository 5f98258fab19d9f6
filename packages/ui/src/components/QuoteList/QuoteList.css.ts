import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const list = style(component({ display: 'grid', gap: vars.space.md }));

export const quote = style(
  component({
    borderInlineStart: `1px solid ${vars.color.line.control}`,
    maxInlineSize: vars.width.measure,
    paddingInlineStart: vars.space.md,
  }),
);

import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({
    alignItems: 'center',
    borderBlockStart: `1px solid ${vars.color.line.control}`,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.md,
    justifyContent: 'space-between',
    marginBlockStart: vars.space.xxl,
    paddingBlock: vars.space.lg,
  }),
);

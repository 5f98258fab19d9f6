import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const list = style(component({ display: 'grid' }));

export const row = style(
  component({
    borderBlockEnd: `1px solid ${vars.color.line.hairline}`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    paddingBlock: vars.space.sm,
  }),
);

export const label = style(component({ gridColumn: '1 / -1' }));

export const value = style(component({ overflowWrap: 'anywhere' }));

export const verified = style(component({ color: vars.color.text.positive }));

import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const section = style(
  component({
    borderBlockStart: `1px solid ${vars.color.line.hairline}`,
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.space.xl,
  }),
);

export const head = style(
  component({ display: 'grid', gap: vars.space.xs, maxInlineSize: vars.width.measure }),
);

export const heading = style(component({ fontSize: vars.size.title }));

export const intro = style(component({ color: vars.color.text.muted }));

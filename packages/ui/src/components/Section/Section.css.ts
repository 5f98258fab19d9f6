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
    '@media': { print: { display: 'block' } },
  }),
);

export const screenOnly = style(component({ '@media': { print: { display: 'none' } } }));

export const head = style(
  component({
    display: 'grid',
    gap: vars.space.xs,
    maxInlineSize: vars.width.measure,
    '@media': { print: { breakAfter: 'avoid', marginBlockEnd: vars.space.md } },
  }),
);

export const heading = style(component({ fontSize: vars.size.title }));

export const intro = style(component({ color: vars.color.text.muted }));

import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(component({ display: 'grid', gap: vars.space.xs }));

export const frame = style(
  component({
    aspectRatio: '3 / 2',
    background: vars.color.surface.sunken,
    border: `1px solid ${vars.color.line.hairline}`,
    inlineSize: '100%',
    '@media': { print: { display: 'none' } },
  }),
);

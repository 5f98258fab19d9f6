import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { components } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const prose = style(component({ maxInlineSize: vars.width.measure }));

globalStyle(`${prose} > * + *`, {
  '@layer': { [components]: { marginBlockStart: vars.space.md } },
});

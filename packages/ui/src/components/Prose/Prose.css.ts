import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { components } from '../../styles/layers.css';
import { vars } from '../../styles/theme.css';

export const prose = style(component({ maxInlineSize: vars.width.measure }));

globalStyle(`${prose} > * + *`, {
  '@layer': { [components]: { marginBlockStart: vars.space.md } },
});

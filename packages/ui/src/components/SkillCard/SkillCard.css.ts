import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const name = style(component({ alignItems: 'center', display: 'flex', gap: vars.space.sm }));

export const icon = style(component({ blockSize: 28, flex: 'none', inlineSize: 28 }));

export const projects = style(component({ marginBlockStart: 'auto' }));

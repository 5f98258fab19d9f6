import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const prose = primitiveStyle({ maxInlineSize: vars.width.measure });

globalStyle(`${prose} > * + *`, inPrimitives({ marginBlockStart: vars.space.md }));

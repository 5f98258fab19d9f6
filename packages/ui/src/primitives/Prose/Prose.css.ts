import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const prose = primitiveStyle({ maxInlineSize: vars.width.measure });

globalStyle(`${prose} > * + *`, inPrimitives({ marginBlockStart: vars.space.md }));

// The reset removes the markers of lists. Lists of components have a class and keep their own look.
const list = (element: 'ul' | 'ol', listStyle: string) =>
  globalStyle(
    `${prose} > ${element}:not([class])`,
    inPrimitives({ listStyle, paddingInlineStart: vars.space.lg }),
  );
list('ul', 'disc');
list('ol', 'decimal');

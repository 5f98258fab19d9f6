import { styleVariants } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const status = primitiveStyle({ display: 'flex', gap: vars.space.xs, minBlockSize: '1lh' });

export const tones = styleVariants({
  neutral: {},
  positive: inPrimitives({ color: vars.color.text.positive }),
  negative: inPrimitives({ color: vars.color.text.negative }),
});

/** As high as a line, so that the mark is centred on the first line. */
export const mark = primitiveStyle({ blockSize: '1lh', flex: 'none', inlineSize: '1.25em' });

export const text = primitiveStyle({ minInlineSize: 0 });

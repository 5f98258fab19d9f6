import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const status = recipe({
  base: inPrimitives({ display: 'flex', gap: vars.space.xs, minBlockSize: '1lh' }),
  variants: {
    tone: {
      neutral: {},
      positive: inPrimitives({ color: vars.color.text.positive }),
      negative: inPrimitives({ color: vars.color.text.negative }),
    },
  },
});

/** As high as a line, so that it is centred on the first one. */
export const mark = primitiveStyle({ blockSize: '1lh', flex: 'none', inlineSize: '1.25em' });

export const text = primitiveStyle({ minInlineSize: 0 });

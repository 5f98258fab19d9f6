import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const status = recipe({
  base: component({ display: 'flex', gap: vars.space.xs, minBlockSize: '1lh' }),
  variants: {
    tone: {
      neutral: {},
      positive: component({ color: vars.color.text.positive }),
      negative: component({ color: vars.color.text.negative }),
    },
  },
});

/** As high as a line, so that it stands at the middle of the first one. */
export const mark = style(component({ blockSize: '1lh', flex: 'none', inlineSize: '1.25em' }));

export const text = style(component({ minInlineSize: 0 }));

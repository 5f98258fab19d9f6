import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const status = recipe({
  base: component({ minBlockSize: '1lh' }),
  variants: {
    tone: {
      neutral: {},
      positive: component({ color: vars.color.text.positive }),
      negative: component({ color: vars.color.text.negative }),
    },
  },
});

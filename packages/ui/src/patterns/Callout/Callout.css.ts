import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

const { space } = vars;

export const root = recipe({
  base: component({ breakInside: 'avoid', display: 'grid', gap: space.md, justifyItems: 'start' }),
  variants: {
    variant: {
      aside: component({
        borderInlineStart: `3px solid ${vars.color.text.default}`,
        marginBlock: space.lg,
        paddingBlock: space.xs,
        paddingInlineStart: space.lg,
      }),
      banner: component({
        borderBlockStart: `2px solid ${vars.color.text.default}`,
        gap: space.lg,
        inlineSize: '100%',
        marginBlockStart: space.xl,
        paddingBlock: `${space.xl} ${space.section}`,
        '@media': { print: { marginBlockStart: space.lg, paddingBlock: space.lg } },
      }),
    },
  },
});

export const heading = recipe({
  variants: {
    variant: {
      aside: component({ fontSize: vars.size.title }),
      banner: component({ fontSize: vars.size.display, maxInlineSize: '20ch' }),
    },
  },
});

export const text = style(component({ maxInlineSize: vars.width.measure }));

import { recipe } from '@vanilla-extract/recipes';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { space } = vars;

export const root = recipe({
  base: inPatterns({ breakInside: 'avoid', display: 'grid', gap: space.md, justifyItems: 'start' }),
  variants: {
    variant: {
      aside: inPatterns({
        borderInlineStart: `3px solid ${vars.color.text.default}`,
        marginBlock: space.lg,
        paddingBlock: space.xs,
        paddingInlineStart: space.lg,
      }),
      banner: inPatterns({
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
      aside: inPatterns({ fontSize: vars.fontSize.title }),
      banner: inPatterns({ fontSize: vars.fontSize.display, maxInlineSize: '20ch' }),
    },
  },
});

export const text = patternStyle({ maxInlineSize: vars.width.measure });

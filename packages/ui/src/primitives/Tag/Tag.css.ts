import { recipe } from '@vanilla-extract/recipes';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const tag = recipe({
  base: inPrimitives({
    border: `1px solid ${vars.color.line.hairline}`,
    borderRadius: vars.radius.sm,
    display: 'inline-flex',
    fontVariantNumeric: 'tabular-nums',
    fontSize: vars.fontSize.label,
    gap: vars.space.xxs,
    lineHeight: vars.leading.snug,
    paddingBlock: vars.space.hair,
    paddingInline: vars.space.xs,
  }),
  variants: {
    tone: {
      neutral: inPrimitives({ color: vars.color.text.muted }),
      accent: inPrimitives({
        borderColor: vars.color.action.default,
        color: vars.color.action.default,
      }),
      positive: inPrimitives({
        borderColor: vars.color.line.positive,
        color: vars.color.text.positive,
      }),
    },
  },
});

export const list = primitiveStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

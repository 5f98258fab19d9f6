import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const tag = recipe({
  base: component({
    border: `1px solid ${vars.color.line.hairline}`,
    borderRadius: vars.radius.sm,
    display: 'inline-flex',
    fontVariantNumeric: 'tabular-nums',
    fontSize: vars.size.label,
    gap: vars.space.xxs,
    lineHeight: vars.leading.snug,
    paddingBlock: vars.space.hair,
    paddingInline: vars.space.xs,
  }),
  variants: {
    tone: {
      neutral: component({ color: vars.color.text.muted }),
      accent: component({
        borderColor: vars.color.action.default,
        color: vars.color.action.default,
      }),
      positive: component({
        borderColor: vars.color.line.positive,
        color: vars.color.text.positive,
      }),
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export const list = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

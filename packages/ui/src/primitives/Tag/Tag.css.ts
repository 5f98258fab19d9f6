import { styleVariants } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

const tag = primitiveStyle({
  alignItems: 'center',
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.sm,
  display: 'inline-flex',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.label,
  gap: space.xxs,
  lineHeight: vars.leading.snug,
  padding: `${space.hair} ${space.xs}`,
});

export const tones = styleVariants({
  neutral: [tag, inPrimitives({ color: color.text.muted })],
  accent: [tag, inPrimitives({ borderColor: color.action.default, color: color.action.default })],
  positive: [tag, inPrimitives({ borderColor: color.line.positive, color: color.text.positive })],
});

export const list = primitiveStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const tag = primitiveStyle({
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.sm,
  color: color.text.muted,
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.snug,
  padding: `${space.hair} ${space.xs}`,
  '@media': { print: { fontSize: vars.fontSize.label } },
});

export const list = primitiveStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const form = primitiveStyle({ display: 'grid', gap: vars.space.sm });

export const fields = primitiveStyle({
  border: 0,
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
});

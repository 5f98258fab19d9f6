import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const form = primitiveStyle({ display: 'grid', gap: vars.space.sm });

/** A line that wraps between its parts. */
export const note = primitiveStyle({ columnGap: '0.35em', display: 'flex', flexWrap: 'wrap' });

export const fields = primitiveStyle({
  border: 0,
  display: 'grid',
  // A field's error is closer to its own control than to the next label.
  gap: vars.space.md,
  minInlineSize: 0,
});

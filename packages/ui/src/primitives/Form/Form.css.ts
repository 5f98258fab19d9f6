import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

export const form = primitiveStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
});

export const columns = primitiveStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });
globalStyle(`${columns} > *`, inPrimitives({ flex: `1 1 max(13rem, 50% - ${vars.space.md})` }));

/** If the other part doesn't fit next to the button, the button is as wide as the form. */
export const actions = primitiveStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
});
globalStyle(`${actions} > *`, inPrimitives({ flex: '999 1 16rem' }));
globalStyle(`${actions} > button`, inPrimitives({ flex: '1 0 auto', maxInlineSize: '100%' }));

/** The line wraps between its parts. */
export const note = primitiveStyle({
  columnGap: vars.space.xxs,
  display: 'flex',
  flexWrap: 'wrap',
});

export const fields = primitiveStyle({
  border: 0,
  display: 'flex',
  flexDirection: 'column',
  // A field's error is closer to its own control than to the next label.
  gap: vars.space.md,
  minInlineSize: 0,
});

export const fallback = primitiveStyle({
  display: 'none',
  selectors: { [inPlain]: { display: 'block' } },
});

import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** The frame of a figure in a paper: a heavy rule at the top, and no border at the sides. */
export const card = primitiveStyle({
  blockSize: '100%',
  borderBlockStart: `2px solid ${vars.color.text.default}`,
  breakInside: 'avoid',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
  paddingBlock: vars.space.md,
});

export const title = primitiveStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
});

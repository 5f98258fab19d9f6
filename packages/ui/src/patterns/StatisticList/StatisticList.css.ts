import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const list = patternStyle({
  borderBlock: `1px solid ${vars.color.line.control}`,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
});

export const item = patternStyle({
  alignContent: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The label comes first in the document, and its place is the same before the value has arrived.
  gridTemplateRows: `minmax(calc(${vars.fontSize.heading} * ${vars.leading.tight}), auto) auto`,
  paddingBlock: vars.space.md,
  paddingInlineEnd: vars.space.md,
});

export const value = patternStyle({
  fontSize: vars.fontSize.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.bold,
  gridRow: 1,
  lineHeight: vars.leading.tight,
});

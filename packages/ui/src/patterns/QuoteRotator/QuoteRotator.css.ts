import { patternStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({ minInlineSize: 0 });

export const interactive = patternStyle({
  alignItems: 'center',
  display: 'flex',
  flexDirection: 'row-reverse',
  // If the quote doesn't fit next to the buttons, it goes above them.
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  selectors: { [inPlain]: { display: 'none' } },
});

export const controls = patternStyle({
  display: 'flex',
  '@media': { print: { display: 'none' } },
});

/** All quotes share one cell, so the cell is always as high as the highest quote. */
export const stack = patternStyle({
  alignItems: 'center',
  borderInlineStart: `1px solid ${vars.color.line.control}`,
  display: 'grid',
  flex: '1 1 min(100%, 18rem)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  paddingInlineStart: vars.space.md,
});

export const quote = patternStyle({
  fontSize: vars.fontSize.lead,
  gridArea: '1 / 1',
  lineHeight: vars.leading.snug,
  maxInlineSize: vars.width.measure,
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
});

export const listed = patternStyle({ paddingBlock: vars.space.xs });

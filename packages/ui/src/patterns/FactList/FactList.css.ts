import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const list = patternStyle({
  borderBlockStart: `1px solid ${color.line.control}`,
  breakInside: 'avoid',
  marginBlockEnd: space.md,
  '@media': {
    print: {
      columnGap: space.lg,
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
});

/** The label is next to the value, or above it if both don't fit. */
export const row = patternStyle({
  alignItems: 'baseline',
  columnGap: space.md,
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlock: space.xs,
  '@media': { print: { paddingBlock: space.hair } },
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line.hairline}` } },
});

globalStyle(`${row} > dt`, inPatterns({ flex: '0 0 7rem' }));

export const value = patternStyle({
  flex: '1 1 10rem',
  lineHeight: vars.leading.snug,
  minInlineSize: 0,
});

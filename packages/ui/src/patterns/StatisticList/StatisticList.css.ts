import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

const isRow = '&:has(> :nth-child(4))';

/** A few are in a row; more are in columns, where they don't fit on one line. */
export const list = patternStyle({
  borderBlock: `1px solid ${color.line.control}`,
  columnGap: space.md,
  display: 'flex',
  flexWrap: 'wrap',
  // On the hairline of the section below, if there is one.
  marginBlockEnd: -1,
  paddingBlock: space.xxs,
  position: 'relative',
  selectors: {
    // From edge to edge of a phone, where nothing moves far when the fonts arrive.
    '&:has(> :nth-child(3))': { justifyContent: 'space-between' },
    [isRow]: {
      alignItems: 'baseline',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
    },
  },
  '@media': {
    '(min-width: 40rem)': {
      columnGap: space.xl,
      selectors: {
        '&:has(> :nth-child(3))': { justifyContent: 'start' },
        [isRow]: { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' },
      },
    },
    '(min-width: 64rem)': {
      columnGap: space.lg,
      selectors: {
        [isRow]: { display: 'flex', justifyContent: 'space-between' },
      },
    },
  },
});

/** In a line of text. */
export const inline = patternStyle({
  columnGap: space.lg,
  display: 'flex',
  flexWrap: 'wrap',
});

export const item = patternStyle({
  alignContent: 'center',
  alignItems: 'baseline',
  columnGap: space.xs,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(3rem, 1fr)',
  // As high as a finger needs.
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  paddingBlock: space.hair,
  position: 'relative',
  '@media': {
    '(min-width: 64rem)': {
      // On one line as long as each has this much room; long ones get the room that short ones
      // leave.
      selectors: {
        ':has(> :nth-child(4)) > &': {
          flex: '1 1 8rem',
          gridTemplateColumns: 'auto auto',
          maxInlineSize: 'max-content',
          minInlineSize: 'min-content',
          overflowWrap: 'break-word',
        },
      },
    },
  },
});

/** The label comes first in the document. */
export const label = patternStyle({ order: 1 });

/** Width of a figure such as `20+`, so that labels below each other line up. */
const SHORT = '1.9em';

export const value = patternStyle({
  fontSize: fontSize.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  '@media': {
    '(max-width: 63.99rem)': {
      selectors: { ':has(> :nth-child(4)) > div > &': { minInlineSize: SHORT } },
    },
  },
});

export const link = patternStyle({
  color: 'inherit',
  textDecorationColor: color.line.hairline,
  '::after': { content: '', inset: 0, position: 'absolute' },
  selectors: {
    '&:hover': { color: color.action.default, textDecorationColor: 'currentColor' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      borderRadius: vars.radius.sm,
      outline: `2px solid ${color.action.default}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } },
    },
  },
});

import { coveringLink } from '../../styles/coveringLink.ts';
import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

/** Four or more don't fit side by side on a phone, and get a grid of six columns (`cellsOf.ts`). */
const isGrid = '&:has(> :nth-child(4))';
const inGrid = ':has(> :nth-child(4)) > &';

/** Up to six fit on one line of a tablet. */
const isLine = `${isGrid}:not(:has(> :nth-child(7)))`;
const inLine = ':has(> :nth-child(4)):not(:has(> :nth-child(7))) > &&&';

const withNotes = ':has(> * > dd + dd)';

const phone = '(max-width: 39.99rem)';
const wide = '(min-width: 48rem)';

/** There, the label has room next to the value. */
const wider = '(min-width: 64rem)';

/** A phone with text twice as large, where a row holds one statistic. */
const narrowForText = '(max-width: 15rem)';

const hairline = `1px solid ${color.line.hairline}`;

export const list = patternStyle({
  borderBlock: `1px solid ${color.line.control}`,
  columnGap: space.md,
  display: 'flex',
  flexWrap: 'wrap',
  // Lies on the hairline of the section below, if there is one.
  marginBlockEnd: -1,
  paddingBlock: space.xxs,
  position: 'relative',
  selectors: {
    [isGrid]: {
      columnGap: 0,
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      // A container doesn't get its width from its content.
      inlineSize: '100%',
      paddingBlock: 0,
    },
  },
  '@media': {
    [phone]: {
      // They reach from edge to edge, so nothing moves far when the fonts arrive.
      selectors: { '&:has(> :nth-child(3))': { justifyContent: 'space-between' } },
    },
    '(min-width: 40rem)': { columnGap: space.xl },
    [wide]: {
      selectors: {
        [isLine]: {
          columnGap: space.md,
          display: 'flex',
          justifyContent: 'space-between',
          paddingBlock: space.xxs,
        },
        // Notes make all about equally wide.
        [`${isLine}:has(dd + dd)`]: {
          display: 'grid',
          gridAutoColumns: 'minmax(0, 1fr)',
          gridAutoFlow: 'column',
          gridTemplateColumns: 'none',
        },
      },
    },
  },
});

export const inline = patternStyle({
  columnGap: space.lg,
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { [phone]: { columnGap: space.sm } },
});

export const item = patternStyle({
  alignContent: 'center',
  alignItems: 'baseline',
  columnGap: space.xs,
  display: 'grid',
  // `auto` fails in Firefox: negative letter spacing makes the smallest width of a `7` larger than its largest, and the
  // label would get too little room.
  gridTemplateColumns: 'minmax(0, max-content) minmax(3rem, 1fr)',
  // High enough to touch.
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  paddingBlock: space.hair,
  position: 'relative',
  selectors: {
    // Nothing to touch.
    [`${inline} > &:not(:has(a))`]: { minBlockSize: 0 },
    [inGrid]: { paddingBlock: '0.375rem' },
    [`${inGrid}[data-span="2"]`]: { gridColumn: 'span 2' },
    [`${inGrid}[data-span="3"]`]: { gridColumn: 'span 3' },
    [`${inGrid}[data-span="4"]`]: { gridColumn: 'span 4' },
    [`${inGrid}:not([data-row])`]: { borderInlineStart: hairline, paddingInlineStart: space.sm },
    // Before a rule.
    [`${inGrid}:has(+ :not([data-row]))`]: { paddingInlineEnd: space.xxs },
    // All rows below the first.
    '[data-row] ~ &[data-row], [data-row] ~ [data-row] ~ &': { borderBlockStart: hairline },
  },
  '@media': {
    // The label is below the value.
    [phone]: {
      selectors: {
        [inGrid]: { alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
    [wide]: {
      // All on one line as long as each has this much room. Long ones take the room that short ones leave.
      selectors: {
        [inLine]: {
          alignContent: 'start',
          border: 0,
          flex: '1 1 6rem',
          gridColumn: 'auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
          maxInlineSize: 'max-content',
          minInlineSize: 'min-content',
          overflowWrap: 'break-word',
          paddingBlock: space.hair,
          paddingInline: 0,
        },
      },
    },
    [wider]: {
      selectors: {
        [inLine]: { alignContent: 'center', gridTemplateColumns: 'max-content auto' },
        // With notes, they are of different heights, and the values stay on one line.
        [`${withNotes}${inLine}`]: { alignContent: 'start' },
      },
    },
  },
  '@container': {
    [narrowForText]: {
      selectors: {
        ':has(> :nth-child(4)) > &&&': {
          borderInlineStart: 0,
          gridColumn: '1 / -1',
          paddingInlineStart: 0,
        },
        '* + &': { borderBlockStart: hairline },
      },
    },
  },
});

/** The label comes first in the document, but after the value on the screen. */
export const label = patternStyle({
  order: 1,
  // Apart from its note.
  selectors: { ':has(> dd + dd) > &': { color: color.text.default } },
});

/** In the last column: beneath the label, whether that is next to the value or below it. */
export const note = patternStyle({ gridColumn: '-2 / -1', order: 2 });

/** The width of a value such as `20+`, so that the labels of different rows line up. */
const SHORT = '1.9em';

export const value = patternStyle({
  fontSize: fontSize.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.tight,
  '@media': {
    '(max-width: 47.99rem)': {
      selectors: { ':has(> :nth-child(4)) > div > &': { minInlineSize: SHORT } },
    },
  },
});

export const link = patternStyle({
  ...coveringLink('0'),
  textDecorationColor: color.line.hairline,
});

import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { SHARED_AXIS, sharedColumns } from '../Figure/SeriesDrawing.css.ts';
import { readBackground, readRow } from '../FigureFrame/FigureFrame.css.ts';
import { mark } from '../FigureFrame/index.ts';

const { color, fontSize, space } = vars;

export const root = patternStyle({
  borderBlockStart: `2px solid ${color.text.default}`,
  breakInside: 'avoid',
  gap: space.sm,
  inlineSize: '100%',
  paddingBlock: `${space.sm} ${space.lg}`,
  '@media': { screen: { containerType: 'inline-size' } },
});

globalStyle(
  `${root} > figcaption > :first-child`,
  inPatterns({
    fontFamily: vars.font.display,
    fontSize: fontSize.title,
    fontWeight: vars.weight.heading,
    letterSpacing: vars.tracking.display,
    lineHeight: vars.leading.tight,
    textWrap: 'balance',
  }),
);

/** The drawing is next to its numbers where both fit. */
export const side = patternStyle({
  alignItems: 'start',
  columnGap: space.xxl,
  flexDirection: 'row',
  flexWrap: 'wrap',
});
globalStyle(`${side} > *`, inPatterns({ flex: '1 1 100%' }));

/** The drawing keeps its own height. Otherwise the frame would stretch it. */
globalStyle(`${root} > [data-drawing]`, inPatterns({ flex: 'none' }));
globalStyle(`${side} > [data-drawing]`, inPatterns({ flex: '2 1 32rem' }));

export const numbers = patternStyle({
  // Far apart, the numbers of a row are hard to read together.
  maxInlineSize: '40rem',
  selectors: { [`${side} > &`]: { flex: '1 1 20rem' } },
});
export const transposedNumbers = patternStyle({
  '@container': { [SHARED_AXIS]: { maxInlineSize: 'none' } },
});

/** A table with a row for each point or, below the points of the drawing, a column for each point. */
export const table = patternStyle({
  borderCollapse: 'collapse',
  fontSize: fontSize.label,
  fontVariantNumeric: 'lining-nums tabular-nums',
  inlineSize: '100%',
  lineHeight: vars.leading.snug,
});

/** A table with a column for each point, like the drawing. */
export const transposed = patternStyle({
  '@container': {
    [SHARED_AXIS]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridTemplateColumns: `${sharedColumns.names} repeat(var(${sharedColumns.steps}), minmax(0, 1fr)) ${sharedColumns.means}`,
      gridTemplateRows: 'repeat(var(--pf-rows), auto)',
    },
  },
});
for (const part of ['caption', 'thead', 'tbody', 'tfoot', 'tr']) {
  globalStyle(
    `${transposed} ${part}`,
    inPatterns({ '@container': { [SHARED_AXIS]: { display: 'contents' } } }),
  );
}

const ours = `color-mix(in oklab, ${mark.ours} 60%, ${color.text.default})`;

export const cell = patternStyle({
  borderBlockStart: `1px solid ${color.line.hairline}`,
  fontWeight: vars.weight.regular,
  paddingBlock: space.xs,
  paddingInlineEnd: space.sm,
  textAlign: 'right',
  verticalAlign: 'baseline',
  selectors: {
    [readRow]: { background: readBackground },
    // A number that is cut off reads as another number. The columns are only as wide as their headings.
    '&:is(td)': { whiteSpace: 'nowrap' },
    'thead &': { borderBlockStart: 0, color: color.text.muted, overflowWrap: 'break-word' },
    '&:first-child': { textAlign: 'start' },
    // Makes the table about as high as the drawing.
    [`${side} &`]: { paddingBlock: space.xxs },
    '&:last-child': { paddingInlineEnd: 0 },
    'tfoot &': { borderBlockStartColor: color.line.control },
    '&[data-ours]': { color: ours, fontWeight: vars.weight.medium },
  },
  '@container': {
    [SHARED_AXIS]: {
      selectors: {
        [`${transposed} &`]: {
          borderBlockStart: `1px solid ${color.line.hairline}`,
          paddingInlineEnd: 0,
          textAlign: 'center',
        },
        [`${transposed} &:first-child`]: { borderBlockStart: 0, color: color.text.muted },
        [`${transposed} thead &`]: { textAlign: 'start' },
        [`${transposed} tfoot &`]: { fontWeight: vars.weight.medium },
      },
    },
  },
});

export const notes = patternStyle({
  color: color.text.muted,
  display: 'grid',
  fontSize: fontSize.small,
  gap: space.xxs,
  lineHeight: vars.leading.snug,
});

/** Aligned to the side where its own language begins, like the title. */
export const note = patternStyle({
  justifySelf: 'self-start',
  maxInlineSize: vars.width.measure,
});

/** Quiet, and large enough to touch. Nobody can press it on paper. */
export const take = patternStyle({
  alignItems: 'center',
  columnGap: space.lg,
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});
/** On a phone, the copy button has a line of its own, whatever the typeface. */
globalStyle(
  `${take} > :last-child`,
  inPatterns({ '@container': { '(max-width: 24rem)': { flexBasis: '100%' } } }),
);
export const file = patternStyle({
  alignItems: 'center',
  display: 'inline-flex',
  minBlockSize: '2.75rem',
});

export const gaps = patternStyle({ color: color.text.default });

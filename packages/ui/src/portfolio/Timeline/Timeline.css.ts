import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Where dates fit next to the axis. */
const wide = '(min-width: 46rem)';
/** Where notes fit in a third column. */
const widest = '(min-width: 58rem)';
const markSize = 13;

/** The container of the entries. In print it isn't one, so entries look as in a narrow window. */
export const list = portfolioStyle({
  display: 'grid',
  '@media': { screen: { containerType: 'inline-size' } },
});

export const entry = portfolioStyle({
  display: 'grid',
  '@container': {
    [wide]: { columnGap: vars.space.lg, gridTemplateColumns: '9.5rem minmax(0, 1fr)' },
  },
  // An entry may continue on the next sheet, as in a résumé.
  '@media': { print: { display: 'block' } },
});

/** Keeps the content that follows on the same sheet of paper. */
const keepWithNext = { '@media': { print: { breakAfter: 'avoid' } } } as const;

/** The axis runs along the start of the entries, without a gap between them. */
const axis = (lineStyle: string) => `1px ${lineStyle} ${vars.color.line.control}`;

export const when = portfolioStyle({
  ...keepWithNext,
  borderInlineStart: axis('solid'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.xs,
  paddingInlineStart: vars.space.lg,
  position: 'relative',
  selectors: { [`${entry}[data-ahead] > &`]: { borderInlineStartStyle: 'dashed' } },
  '::before': {
    background: `var(--pf-mark, ${vars.color.surface.page})`,
    blockSize: markSize,
    border: `2px solid var(--pf-mark, ${vars.color.line.control})`,
    borderRadius: vars.radius.full,
    boxSizing: 'border-box',
    content: '',
    inlineSize: markSize,
    insetBlockStart: '0.2em',
    insetInlineStart: (markSize + 1) / -2,
    position: 'absolute',
    printColorAdjust: 'exact',
  },
  '@container': {
    [wide]: {
      alignItems: 'end',
      border: 0,
      flexDirection: 'column',
      flexWrap: 'nowrap',
      gap: 0,
      padding: 0,
      textAlign: 'end',
      '::before': {
        insetBlockStart: '0.3em',
        insetInlineStart: `calc(100% + ${vars.space.lg} - ${(markSize - 1) / 2}px)`,
      },
    },
  },
});

export const period = portfolioStyle({
  color: vars.color.text.default,
  fontWeight: vars.weight.medium,
});

export const what = portfolioStyle({
  borderInlineStart: axis('solid'),
  display: 'grid',
  gap: `${vars.space.md} ${vars.space.xl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xxl,
  paddingInlineStart: vars.space.lg,
  selectors: { [`${entry}[data-ahead] > &`]: { borderInlineStartStyle: 'dashed' } },
  '@container': {
    // High notes make only the last row higher, so the heading stays close to the content.
    [widest]: { gridTemplate: 'auto 1fr / minmax(0, 1fr) 13rem' },
  },
});

export const part = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space.md,
  justifyItems: 'start',
  minInlineSize: 0,
});

/** Keeps the margin free, even if there are no notes. */
export const body = portfolioStyle({ gridColumn: 1 });

/** In the margin, next to the heading and everything below it. */
export const notes = portfolioStyle({
  minInlineSize: 0,
  '@container': { [widest]: { gridArea: '1 / 2 / span 2' } },
});

export const title = portfolioStyle({ ...keepWithNext, fontSize: vars.fontSize.title });

export const company = portfolioStyle(keepWithNext);

export const initials = portfolioStyle({ border: '2px solid var(--pf-mark)' });

export const place = portfolioStyle({ paddingInlineEnd: vars.space.sm });

export const text = portfolioStyle({ maxInlineSize: vars.width.measure });

export const duties = portfolioStyle({
  display: 'grid',
  gap: vars.space.xs,
  listStyle: 'disc',
  maxInlineSize: vars.width.measure,
  paddingInlineStart: '1.2em',
});

/** Figures are one below the other in a margin, otherwise side by side. */
export const figures = portfolioStyle({
  breakInside: 'avoid',
  columnGap: vars.space.lg,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
  rowGap: vars.space.sm,
});

/** The value is above its label on the screen, but the label comes first in the document. */
export const figure = portfolioStyle({
  borderBlockStart: `1px solid ${vars.color.line.control}`,
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingBlockStart: vars.space.xs,
});

export const value = portfolioStyle({
  fontSize: vars.fontSize.title,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.tight,
});

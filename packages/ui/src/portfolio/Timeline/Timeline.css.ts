import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';
import { initials } from '../shared.css.ts';

/** Where dates fit next to the axis. */
const wide = '(min-width: 46rem)';
/** Where notes fit in a third column. */
const widest = '(min-width: 58rem)';
/** In px, as `dot` draws it. */
const dotSize = 6;
/** Centres a mark of a size in px on the axis. */
const onAxis = (size: number) => (size + 1) / -2;

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
  selectors: {
    [`${entry}[data-ahead] > &`]: { borderInlineStartStyle: 'dashed' },
    [`${entry}[data-ahead] > &::before`]: {
      background: vars.color.surface.page,
      border: `1px solid ${vars.color.line.control}`,
      padding: 2,
    },
  },
  '::before': {
    insetBlockStart: '0.5em',
    insetInlineStart: onAxis(dotSize),
    position: 'absolute',
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
        insetInlineStart: `calc(100% + ${vars.space.lg} + ${onAxis(dotSize) + 1}px)`,
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
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xl,
  paddingInlineStart: vars.space.lg,
  selectors: {
    [`${entry}[data-ahead] > &`]: { borderInlineStartStyle: 'dashed', paddingBlockEnd: 0 },
  },
  '@container': {
    [widest]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
  },
  '@media': { print: { gap: vars.space.sm, paddingBlockEnd: vars.space.md } },
});

export const content = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  gap: vars.space.sm,
  justifyItems: 'start',
  minInlineSize: 0,
});

export const title = portfolioStyle({ ...keepWithNext, fontSize: vars.fontSize.title });

export const company = portfolioStyle(keepWithNext);

/** In a ring of the company's colour, like the dot on the axis. */
export const ring = portfolioStyle({
  selectors: {
    [`${initials}&`]: {
      border: '2px solid var(--pf-mark)',
      '@supports': { [canShowColors]: { borderColor: visibleColor('var(--pf-mark)') } },
    },
  },
});

export const text = portfolioStyle({ maxInlineSize: vars.width.measure });

export const duties = portfolioStyle({
  display: 'grid',
  gap: vars.space.xs,
  listStyle: 'disc',
  maxInlineSize: vars.width.measure,
  paddingInlineStart: '1.2em',
});

/** Columns of at least this width. There is one in a margin. */
const columns = (width: string) => ({
  alignContent: 'start',
  display: 'grid',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

const stack = {
  alignContent: 'start',
  display: 'grid',
  gap: vars.space.lg,
  minInlineSize: 0,
} as const;
export const notes = portfolioStyle({
  ...stack,
  // In the margin, it keeps the numbers of two positions apart.
  '@container': {
    [widest]: {
      borderBlockStart: `1px solid ${vars.color.line.hairline}`,
      paddingBlockStart: vars.space.xs,
    },
  },
  // On a sheet, numbers are next to the projects.
  '@media': { print: { gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
});
export const projects = portfolioStyle(stack);

/** The figure is next to the words, or below them in a margin. */
export const project = portfolioStyle({ ...columns('15rem'), breakInside: 'avoid' });

/** High enough to touch. It is inline, so the padding takes no room. */
export const link = portfolioStyle({
  fontWeight: vars.weight.medium,
  paddingBlock: vars.space.xs,
  selectors: { '&:focus-visible': { paddingBlock: 0 } },
});

export const result = portfolioStyle({
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.snug,
  marginBlockStart: vars.space.xxs,
});

export const figures = portfolioStyle({ ...columns('7.5rem'), breakInside: 'avoid' });

/** The value is above its label on the screen, but the label comes first in the document. */
export const figure = portfolioStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
});

export const value = portfolioStyle({
  fontSize: vars.fontSize.body,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.leading.snug,
});

import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

/** Where the names of sections fit next to the text, and a margin too. */
const named = '(min-width: 44rem)';
const wide = '(min-width: 60rem)';
/** Large text on a phone, which leaves no room for two columns of facts. */
const narrow = '(max-width: 16rem)';

const MARGIN = '15.625rem';

const hairline = `1px solid ${color.line.hairline}`;

/** The container of the sections. In print it isn't one, so sections look as in a narrow window. */
export const root = portfolioStyle({
  borderBlockStart: `1px solid ${color.line.control}`,
  '@media': { screen: { containerType: 'inline-size' } },
});

/** The columns: names of sections, text, margin. */
export const columns = portfolioStyle({
  columnGap: space.xl,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [named]: { gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
    // The text is 65 characters wide if the page has its full width.
    [wide]: { columnGap: '3.5rem', gridTemplateColumns: `10.5rem minmax(0, 1fr) ${MARGIN}` },
  },
  '@media': { print: { display: 'block' } },
});

/** The facts are in the margin of the first two sections, or before them. */
export const facts = portfolioStyle({
  alignContent: 'start',
  columnGap: space.sm,
  display: 'grid',
  fontSize: fontSize.label,
  gridColumn: '1 / -1',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  lineHeight: vars.leading.snug,
  paddingBlock: space.md,
  rowGap: space.xs,
  '@container': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
    [wide]: {
      gridColumn: 3,
      gridRow: '1 / span 2',
      paddingBlock: space.lg,
      selectors: { '&:has(+ * + [data-aside])': { gridRow: 1 } },
    },
  },
});

export const fact = portfolioStyle({
  color: color.text.muted,
  gridColumn: 1,
  // The values begin on one edge, however long their names are.
  minInlineSize: '4.125rem',
});
export const values = portfolioStyle({
  gridColumn: 2,
  '@container': { [narrow]: { gridColumn: 1, paddingBlockEnd: space.xs } },
});

export const value = portfolioStyle({
  display: 'inline',
  selectors: {
    // The empty alternative text keeps screen readers from reading the dots.
    '&:not(:last-child)::after': { content: ['"\u00a0· "', '"\u00a0· " / ""'] },
  },
});

/** Links are large enough to touch, without making their line higher. */
globalStyle(
  `${value} a`,
  inPortfolio({ display: 'inline-block', marginBlock: '-0.25rem', paddingBlock: '0.25rem' }),
);

export const section = portfolioStyle({
  borderBlockStart: hairline,
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${space.lg} ${space.xl}`,
  rowGap: space.md,
  selectors: {
    // The root already has a line above the first section.
    '&:first-child': { borderBlockStart: 0 },
    '&[data-continued]': { borderBlockStart: 0, paddingBlockStart: 0 },
  },
  '@container': {
    [named]: {
      borderBlockStart: 0,
      gridTemplateColumns: 'subgrid',
      paddingBlock: `0 ${space.xl}`,
      rowGap: space.xl,
    },
  },
  '@media': { print: { display: 'block', paddingBlock: `${space.md} ${space.lg}` } },
});

// Text next to the facts shares their row. It must not lie over the facts, where nobody could press their links.
for (const [row, before, isNextToFacts] of [
  [1, facts, ''],
  [2, `${facts} + *`, ':not([data-aside])'],
] as const) {
  const below = `${before} + ${section}`;
  globalStyle(below, inPortfolio({ '@container': { [wide]: { gridRow: row } } }));
  globalStyle(
    below + isNextToFacts,
    inPortfolio({ '@container': { [wide]: { gridColumn: '1 / span 2' } } }),
  );
}

globalStyle(
  `${section} > * + *`,
  inPortfolio({ '@media': { print: { marginBlockStart: space.sm } } }),
);

/** A part of a section's first row. Each of the three parts has its own line above. */
const part = {
  borderBlockStart: hairline,
  gridRow: 1,
  paddingBlockStart: space.lg,
} as const;

export const heading = portfolioStyle({
  fontSize: fontSize.lead,
  '@container': { [named]: { ...part, gridColumn: 1 } },
  '@media': { print: { breakAfter: 'avoid' } },
});

/** Text stays in its column, and figures span all columns. */
globalStyle(
  `${section} > :not(figure)`,
  inPortfolio({ '@container': { [named]: { gridColumn: 2 } } }),
);
globalStyle(
  `${section} > ${heading}`,
  inPortfolio({ '@container': { [named]: { gridColumn: 1 } } }),
);
globalStyle(
  `${section} > ${heading} + :not(figure)`,
  inPortfolio({ '@container': { [named]: part } }),
);
// The root already has a line above the first section.
globalStyle(
  `${section}:first-of-type > :not(figure)`,
  inPortfolio({ '@container': { [named]: { borderBlockStart: 0 } } }),
);
globalStyle(`${section} > figure`, inPortfolio({ gridColumn: '1 / -1' }));

/** Notes are in the margin, or below the text. */
export const aside = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  fontSize: fontSize.small,
  gap: space.sm,
  lineHeight: 1.5,
});
globalStyle(
  `${section} > ${aside}`,
  inPortfolio({ '@container': { [wide]: { ...part, gridColumn: 3 } } }),
);
// The facts are already in its margin.
globalStyle(
  `${facts} + ${section} > ${aside}`,
  inPortfolio({
    '@container': { [wide]: { border: 0, gridColumn: 2, gridRow: 'auto', padding: 0 } },
  }),
);

/** The question that the story answers. */
globalStyle(
  `${section}[data-lead] > div > p:first-child`,
  inPortfolio({
    fontFamily: vars.font.display,
    fontSize: fontSize.lead,
    lineHeight: 1.45,
    textWrap: 'pretty',
  }),
);

// Numbered points are set apart, so that readers can refer to each one.
const points = `${section} > div > ol:not([class])`;
globalStyle(
  `${points} > li`,
  inPortfolio({ paddingBlock: space.sm, paddingInlineStart: space.xxs, position: 'relative' }),
);
globalStyle(`${points} > li:first-child`, inPortfolio({ paddingBlockStart: 0 }));
globalStyle(`${points} > li + li`, inPortfolio({ marginBlockStart: 0 }));
globalStyle(
  `${points} > li + li::before`,
  inPortfolio({
    borderBlockStart: hairline,
    content: '',
    insetBlockStart: 0,
    insetInline: `calc(-1 * ${space.lg}) 0`,
    position: 'absolute',
  }),
);
globalStyle(
  `${points} > li::marker`,
  inPortfolio({ fontFamily: vars.font.display, fontSize: fontSize.lead }),
);

/** Links to the pages above this one. */
export const trail = portfolioStyle({
  columnGap: space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: fontSize.label,
  lineHeight: vars.leading.snug,
  '@media': { print: { display: 'none' } },
});
export const step = portfolioStyle({
  display: 'flex',
  gap: space.xs,
  selectors: {
    '&:not(:last-child)::after': {
      color: color.text.muted,
      content: ['"/"', '"/" / ""'],
      paddingBlock: space.xxs,
    },
  },
});
/** Large enough to touch (WCAG 2.2, 2.5.8). */
export const stepLink = portfolioStyle({ paddingBlock: space.xxs });

export const labels = portfolioStyle({
  alignItems: 'center',
  columnGap: space.md,
  display: 'flex',
  flexWrap: 'wrap',
});
globalStyle(`${labels} > p + p`, inPortfolio({ columnGap: space.md }));
export const category = portfolioStyle({
  alignItems: 'center',
  color: color.text.default,
  display: 'flex',
  fontWeight: vars.weight.medium,
});
export const mark = portfolioStyle({
  background: `var(--pf-mark, ${color.text.default})`,
  blockSize: '0.7em',
  flex: 'none',
  forcedColorAdjust: 'none',
  inlineSize: '0.7em',
  marginInlineEnd: space.xs,
  printColorAdjust: 'exact',
});

export const sentence = portfolioStyle({ fontFamily: vars.font.display });

export const result = portfolioStyle({
  marginBlockStart: space.xs,
  '@media': { '(min-width: 40rem)': { inlineSize: MARGIN, marginBlockStart: 0 } },
});

/** The two links are next to each other if both fit. */
export const links = portfolioStyle({
  paddingBlock: `${space.xs} ${space.xl}`,
  '@media': { print: { display: 'none' } },
});

/** A single link is as wide as one of two, and at its own side of the page. */
globalStyle(
  `${links} li:only-child`,
  inPortfolio({
    '@media': { '(min-width: 60rem)': { inlineSize: `calc((100% - ${space.lg}) / 2)` } },
  }),
);
globalStyle(
  `${links} li:only-child:has([rel="next"])`,
  inPortfolio({ '@media': { '(min-width: 60rem)': { marginInlineStart: 'auto' } } }),
);

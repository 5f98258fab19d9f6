import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

/** Room for the names of sections next to the text, and for a margin. */
const named = '(min-width: 44rem)';
const wide = '(min-width: 60rem)';
/** Large text on a phone leaves no room for two columns of facts. */
const narrow = '(max-width: 16rem)';

const MARGIN = '15.625rem';

const hairline = `1px solid ${color.line.hairline}`;

/** Sections follow its room; paper has them as a narrow window does. */
export const root = portfolioStyle({
  borderBlockStart: `1px solid ${color.line.control}`,
  '@media': { screen: { containerType: 'inline-size' } },
});

/** Names of sections, text, margin. */
export const columns = portfolioStyle({
  columnGap: space.xl,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [named]: { gridTemplateColumns: '10.5rem minmax(0, 1fr)' },
    // 65 characters of text where the page has its full width.
    [wide]: { columnGap: '3.5rem', gridTemplateColumns: `10.5rem minmax(0, 1fr) ${MARGIN}` },
  },
  '@media': { print: { display: 'block' } },
});

/** In the margin of the first two sections, or before them. */
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
  // So that values begin on one edge, whatever their names.
  minInlineSize: '4.125rem',
});
export const values = portfolioStyle({
  gridColumn: 2,
  '@container': { [narrow]: { gridColumn: 1, paddingBlockEnd: space.xs } },
});

/** Of several in a line. */
export const value = portfolioStyle({
  display: 'inline',
  selectors: {
    // An empty alternative: nobody wants to hear the dots.
    '&:not(:last-child)::after': { content: ['"\u00a0· "', '"\u00a0· " / ""'] },
  },
});

/** Large enough for a finger, without a higher line. */
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
    // The root has a line above the first.
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

// Next to the facts, which would otherwise have a row for themselves; not over them, where nobody could press their links.
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

/** One of the three parts of a section's first row, with a line of its own above. */
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

/** The text's column; figures have all of them. */
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
// The root has a line above the first.
globalStyle(
  `${section}:first-of-type > :not(figure)`,
  inPortfolio({ '@container': { [named]: { borderBlockStart: 0 } } }),
);
globalStyle(`${section} > figure`, inPortfolio({ gridColumn: '1 / -1' }));

/** Notes: in the margin, or below the text. */
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
// Its margin has the facts.
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

// Numbered points are set apart, so that each can be pointed at.
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

/** The way to the page, as links. */
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
/** Large enough for a finger (WCAG 2.2, 2.5.8). */
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

/** Next to each other where there is room for both. */
export const links = portfolioStyle({
  paddingBlock: `${space.xs} ${space.xl}`,
  '@media': { print: { display: 'none' } },
});

/** One alone is as wide as two are, at its side of the page. */
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

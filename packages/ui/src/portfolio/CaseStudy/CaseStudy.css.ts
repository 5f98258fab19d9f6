import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

/** Where the list of sections fits next to the text. */
const wide = '(min-width: 58rem)';

const hairline = `1px solid ${color.line.hairline}`;

/** The container of the sections. In print it isn't one, so sections look as in a narrow window. */
export const root = portfolioStyle({
  borderBlockStart: `1px solid ${color.line.control}`,
  '@media': { screen: { containerType: 'inline-size' } },
});

export const facts = portfolioStyle({
  borderBlockEnd: hairline,
  columnGap: space.xl,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: fontSize.small,
  lineHeight: vars.leading.snug,
  paddingBlock: space.xs,
});
export const fact = portfolioStyle({
  color: color.text.muted,
  display: 'inline',
  marginInlineEnd: space.sm,
  // A name at the end of a line would go to the next one when the typeface comes.
  textWrap: 'balance',
});
export const values = portfolioStyle({ display: 'inline' });

export const value = portfolioStyle({
  selectors: {
    // The empty alternative text keeps screen readers from reading the dots.
    '&:not(:last-child)::after': { content: ['"\u00a0· "', '"\u00a0· " / ""'] },
  },
});

/** Large enough to touch, also below each other (WCAG 2.2, 2.5.8). */
globalStyle(`${value} a`, inPortfolio({ display: 'inline-block', paddingBlock: space.xxs }));

/** The columns: the list of sections with the numbers, and the text, which ends where the figure above it does. */
export const columns = portfolioStyle({
  columnGap: space.xl,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [wide]: { gridTemplateColumns: `minmax(10.5rem, 1fr) minmax(0, ${vars.width.measure})` },
  },
});

const screenOnly = { '@media': { print: { display: 'none' } } } as const;

export const beside = portfolioStyle({
  display: 'none',
  paddingBlockStart: space.lg,
  '@container': { [wide]: { display: 'block' } },
});
export const sticky = portfolioStyle({
  display: 'grid',
  gap: space.lg,
  insetBlockStart: space.lg,
  position: 'sticky',
});
/** Large enough to touch (WCAG 2.2, 2.5.8). */
export const entry = portfolioStyle({
  color: color.text.muted,
  display: 'inline-block',
  lineHeight: vars.leading.snug,
  paddingBlock: space.xxs,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { color: color.text.default, textDecorationColor: 'currentcolor' } },
});
export const numbers = portfolioStyle({ flexDirection: 'column', gap: space.xs });

export const section = portfolioStyle({
  borderBlockStart: hairline,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${space.lg} ${space.xl}`,
  rowGap: space.md,
  selectors: {
    // There is already a line above the first section.
    '&:first-child': { borderBlockStart: 0 },
    '&[data-continued]': { borderBlockStart: 0, paddingBlockStart: 0 },
  },
  '@media': { print: { display: 'block', paddingBlock: `${space.md} ${space.lg}` } },
});
globalStyle(
  `${section} > * + *`,
  inPortfolio({ '@media': { print: { marginBlockStart: space.sm } } }),
);
globalStyle(`${section} > a`, inPortfolio({ justifySelf: 'start', ...screenOnly }));

export const heading = portfolioStyle({
  fontSize: fontSize.title,
  '@media': { print: { breakAfter: 'avoid' } },
});

export const action = portfolioStyle({ paddingBlockEnd: space.xl, ...screenOnly });

/** The question that the case study answers. */
globalStyle(
  `${section}[data-lead] > div > p:first-child`,
  inPortfolio({
    fontFamily: vars.font.display,
    fontSize: fontSize.lead,
    lineHeight: vars.leading.snug,
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

/** The way to the page, and the project's labels. */
export const above = portfolioStyle({
  alignItems: 'baseline',
  columnGap: space.lg,
  display: 'flex',
  flexWrap: 'wrap',
});
/** Links to the pages above this one. */
export const way = portfolioStyle(screenOnly);
export const trail = portfolioStyle({
  columnGap: space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: fontSize.label,
  lineHeight: vars.leading.snug,
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

/** The two links are next to each other if both fit. */
export const links = portfolioStyle({
  paddingBlock: `${space.xs} ${space.xl}`,
  ...screenOnly,
});

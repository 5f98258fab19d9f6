import { globalStyle } from '@vanilla-extract/css';
import { headline } from '../../patterns/FigureFrame/FigureFrame.css.ts';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { unlessPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

/** The rows of a front from top to bottom. `ProjectGrid` lines up those of neighbouring cards. */
const rows = ['header', 'picture', 'title', 'facts', 'links'] as const;
export const ROW_COUNT = rows.length;
const row = (name: (typeof rows)[number]) => rows.indexOf(name) + 1;

/** The rule above each side. It has the category's colour, or the project's gradient. */
const RULE = '3px';

export const card = portfolioStyle({});
globalStyle(
  `${card}::before`,
  inPortfolio({
    backgroundImage:
      'linear-gradient(100deg, var(--pf-mark, var(--pf-gradient-from)), var(--pf-mark, var(--pf-gradient-to)))',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `100% ${RULE}`,
    printColorAdjust: 'exact',
  }),
);

/** A card is narrower than other places of large figures. */
globalStyle(`${card} ${headline}`, inPortfolio({ fontSize: fontSize.lead }));

/** The finding with its figure, or with the plate that replaces it. It reaches from edge to edge. */
export const picture = portfolioStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  gridRow: row('picture'),
  marginInline: `calc(-1 * ${space.md})`,
  padding: `${space.xs} ${space.md}`,
});

export const figure = portfolioStyle({ flex: 1 });

const tint = (end: 'from' | 'to') =>
  `color-mix(in srgb, var(--pf-gradient-${end}) 14%, transparent)`;

/** An empty chart in the project's colours, as light as the neighbouring figures. */
export const plate = portfolioStyle({
  alignItems: 'end',
  background: `repeating-linear-gradient(to top, ${color.line.hairline} 0 1px, transparent 1px 2rem),
      linear-gradient(100deg, ${tint('from')}, ${tint('to')})`,
  display: 'flex',
  flex: 1,
  fontSize: fontSize.display,
  lineHeight: 1,
  // Up to the picture's edges.
  margin: `0 calc(-1 * ${space.md}) calc(-1 * ${space.xs})`,
  // As high as a small drawing.
  minBlockSize: '6.75rem',
  paddingInline: space.md,
  printColorAdjust: 'exact',
});

export const labels = portfolioStyle({
  alignItems: 'baseline',
  columnGap: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
});

/**
 * Printed only from pages with a script. Without a script, the page also has the project in words, with these facts.
 */
export const onPaper = portfolioStyle({
  display: 'none',
  '@media': { print: { selectors: { [unlessPlain]: { display: 'block' } } } },
});

export const title = portfolioStyle({
  fontSize: fontSize.body,
  fontWeight: vars.weight.medium,
  gridRow: row('title'),
  lineHeight: vars.leading.snug,
});

/** Large enough to touch, without a ring over the lines around it. */
export const caseStudyLink = portfolioStyle({
  paddingBlock: space.xs,
  selectors: { '&:focus-visible': { paddingBlock: 0 } },
});

export const text = portfolioStyle({
  fontSize: fontSize.small,
  lineHeight: vars.leading.body,
  maxInlineSize: vars.width.measure,
});

/** The beginning of the description, for a project without a result. */
export const opening = portfolioStyle({
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  display: '-webkit-box',
  // With `hidden`, a card outside of a grid would give the text no height.
  overflow: 'clip',
});

/**
 * What the project is made with, and what is special about it. They are one element, so that a neighbouring card has
 * one blank line and not two.
 */
export const facts = portfolioStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  gridRow: row('facts'),
});

export const item = portfolioStyle({
  display: 'inline',
  selectors: {
    // The empty alternative text keeps screen readers from reading the dots.
    '&:not(:last-child)::after': { content: ['"\u00a0· "', '"\u00a0· " / ""'] },
  },
});

/** Method and technologies are side by side where there is room. */
export const details = portfolioStyle({
  borderBlockStart: `1px solid ${color.line.hairline}`,
  display: 'grid',
  gap: `${space.sm} ${space.lg}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  // If the figure is longer than the text, the details go to the bottom.
  marginBlockStart: 'auto',
  paddingBlockStart: space.sm,
});

export const term = portfolioStyle({
  fontSize: fontSize.small,
  fontWeight: vars.weight.medium,
});

export const links = portfolioStyle({ columnGap: space.md, display: 'flex', flexWrap: 'wrap' });

export const sheet = portfolioStyle({
  borderBlockStart: `2px solid var(--pf-mark, ${color.text.default})`,
  breakInside: 'avoid',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockStart: space.sm,
});

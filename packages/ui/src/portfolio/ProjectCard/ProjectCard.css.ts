import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

/** The rows of a front from top to bottom. `ProjectGrid` lines up those of neighbouring cards. */
const rows = ['picture', 'title', 'result', 'facts', 'links'] as const;
export const ROW_COUNT = rows.length;
const row = (name: (typeof rows)[number]) => rows.indexOf(name) + 1;

/** The rule above each side. It has the category's colour, or the project's gradient. */
const RULE = '3px';

export const card = portfolioStyle({});
globalStyle(
  `${card} > div`,
  inPortfolio({
    backgroundImage:
      'linear-gradient(100deg, var(--pf-mark, var(--pf-gradient-from)), var(--pf-mark, var(--pf-gradient-to)))',
    backgroundRepeat: 'no-repeat',
    backgroundSize: `100% ${RULE}`,
    printColorAdjust: 'exact',
    vars: { '--pf-side-rule': RULE },
  }),
);

/** The figure, or the plate that replaces it. It reaches from edge to edge, and is equally high on all cards. */
export const picture = portfolioStyle({
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  gridRow: row('picture'),
  marginBlockStart: `calc(${RULE} - ${space.md})`,
  marginInline: `calc(-1 * ${space.md})`,
  padding: `${space.xs} ${space.md}`,
});

const tint = (end: 'from' | 'to') =>
  `color-mix(in srgb, var(--pf-gradient-${end}) 14%, transparent)`;

/** An empty chart in the project's colours, as light as the neighbouring figures. */
export const plate = portfolioStyle({
  alignItems: 'end',
  background: `repeating-linear-gradient(to top, ${color.line.hairline} 0 1px, transparent 1px 2rem),
      linear-gradient(100deg, ${tint('from')}, ${tint('to')})`,
  // As high as a small figure with the space around it.
  blockSize: `calc(8.5rem + 2 * ${space.xs} + 1px)`,
  display: 'flex',
  fontSize: vars.fontSize.display,
  lineHeight: 1,
  printColorAdjust: 'exact',
});

export const labels = portfolioStyle({
  alignItems: 'baseline',
  columnGap: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
});

export const featured = portfolioStyle({
  color: color.text.default,
  fontWeight: vars.weight.medium,
});

/** The link to the story, at the end of the labels' line. The space around it also takes a touch. */
export const story = portfolioStyle({
  fontSize: fontSize.small,
  marginBlock: `calc(-1 * ${space.sm})`,
  marginInlineStart: 'auto',
});

export const badge = portfolioStyle({ color: color.text.positive });

/**
 * Printed only from pages with a script. Without a script, the page also has the project in words, with these facts.
 */
export const onPaper = portfolioStyle({
  display: 'none',
  '@media': { 'print and (scripting: enabled)': { display: 'block' } },
});

export const title = portfolioStyle({ gridRow: row('title') });

export const text = portfolioStyle({
  fontSize: fontSize.small,
  lineHeight: 1.5,
  maxInlineSize: vars.width.measure,
});

export const result = portfolioStyle({ gridRow: row('result') });

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
  fontSize: fontSize.label,
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

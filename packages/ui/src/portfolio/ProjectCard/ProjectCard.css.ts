import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

/** The rows of a front from top to bottom; `ProjectGrid` lays neighbours out in the same ones. */
const rows = ['picture', 'labels', 'title', 'result', 'technologies', 'links'] as const;
export const ROW_COUNT = rows.length;
const row = (name: (typeof rows)[number]) => rows.indexOf(name) + 1;

/** The project's gradient, as a rule above its text. */
const RULE = '3px';
const rule = `linear-gradient(100deg, var(--pf-gradient-from), var(--pf-gradient-to)) 0 0 / 100% ${RULE} no-repeat`;

/** The figure, or the plate in its place: edge to edge, and all of one height. */
export const picture = portfolioStyle({
  background: rule,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  gridRow: row('picture'),
  marginBlockStart: `calc(-1 * ${space.md})`,
  marginInline: `calc(-1 * ${space.md})`,
  padding: `calc(${space.xs} + ${RULE}) ${space.md} ${space.xs}`,
  printColorAdjust: 'exact',
});

const tint = (end: 'from' | 'to') =>
  `color-mix(in srgb, var(--pf-gradient-${end}) 14%, transparent)`;

/** An empty chart in the project's colours, as light as the neighbouring figures. */
export const plate = portfolioStyle({
  alignItems: 'end',
  background: `${rule},
      repeating-linear-gradient(to top, ${color.line.hairline} 0 1px, transparent 1px 2rem),
      linear-gradient(100deg, ${tint('from')}, ${tint('to')})`,
  // As high as a small figure, with the space around it.
  blockSize: `calc(8.5rem + 2 * ${space.xs} + ${RULE} + 1px)`,
  display: 'flex',
  fontSize: '2.5rem',
  lineHeight: 1,
});

export const labels = portfolioStyle({
  columnGap: space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  gridRow: row('labels'),
});

export const featured = portfolioStyle({
  color: color.text.default,
  fontWeight: vars.weight.medium,
});

export const badge = portfolioStyle({ color: color.text.positive });

/** With a script only: without one, the project in words has them. */
export const onPaper = portfolioStyle({
  display: 'none',
  '@media': { 'print and (scripting: enabled)': { display: 'block' } },
});

export const title = portfolioStyle({ gridRow: row('title') });

export const text = portfolioStyle({ fontSize: fontSize.small, lineHeight: 1.5 });

export const result = portfolioStyle({ gridRow: row('result') });

/** The beginning of the description, where no result is stated. */
export const opening = portfolioStyle({
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  display: '-webkit-box',
  // Not `hidden`, with which a card outside of a grid would leave it no height.
  overflow: 'clip',
});

/** Set like the labels of an axis, so that three fit on a line. */
export const technologies = portfolioStyle({ gridRow: row('technologies') });

/** Of a list in a line. */
export const item = portfolioStyle({
  display: 'inline',
  selectors: {
    // An empty alternative: nobody wants to hear the dots.
    '&:not(:last-child)::after': { content: ['"\u00a0· "', '"\u00a0· " / ""'] },
  },
});

/** A project in words. */
export const sheet = portfolioStyle({
  borderBlockStart: `2px solid var(--pf-mark, ${color.text.default})`,
  breakInside: 'avoid',
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  paddingBlockStart: space.sm,
});

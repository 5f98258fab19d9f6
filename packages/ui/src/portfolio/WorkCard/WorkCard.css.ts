import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

/** There are as many columns as cards, if they are wide enough for figures at the size of the text. */
export const list = portfolioStyle({
  columnGap: space.lg,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.xl,
  '@media': {
    '(min-width: 60rem)': {
      // Large text gets fewer columns. One pixel is subtracted because rounded thirds may add up to more than the
      // whole.
      gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 17rem), (100% - (var(--pf-columns) - 1) * ${space.lg}) / var(--pf-columns) - 1px), 1fr))`,
    },
    print: { display: 'block' },
  },
});

/** The container of a card. */
export const item = portfolioStyle({
  containerType: 'inline-size',
  '@media': { print: { marginBlockEnd: space.lg } },
});

/** Where a card's words fit next to its figure. */
const wideCard = '(min-width: 34rem)';

/** Like a figure in a paper: a rule, the drawing, a hairline, the text. */
export const root = portfolioStyle({
  blockSize: '100%',
  borderBlockStart: `2px solid var(--pf-mark, ${color.text.default})`,
  breakInside: 'avoid',
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
  paddingBlockStart: space.sm,
  // The link covers the whole card.
  position: 'relative',
  '@container': { [wideCard]: { columnGap: space.lg, flexDirection: 'row' } },
  '@media': { '(forced-colors: active)': { borderBlockStartColor: 'CanvasText' } },
});

const half = { flex: '1 1 0' } as const;

export const figure = portfolioStyle({ flex: 'none', '@container': { [wideCard]: half } });

export const plate = portfolioStyle({
  alignItems: 'center',
  // As high as a small figure.
  blockSize: '8.5rem',
  display: 'flex',
  flex: 'none',
  fontSize: vars.fontSize.display,
  justifyContent: 'center',
  lineHeight: 1,
  '@container': { [wideCard]: half },
});

export const words = portfolioStyle({
  alignContent: 'start',
  borderBlockStart: `1px solid ${color.line.hairline}`,
  display: 'grid',
  gap: space.xxs,
  minInlineSize: 0,
  paddingBlockStart: space.sm,
  // There is nothing above it to separate it from.
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
  '@container': { [wideCard]: { ...half, borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const title = portfolioStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
});

export const link = portfolioStyle({
  color: 'inherit',
  textDecorationColor: 'transparent',
  '::after': { content: '', inset: 0, position: 'absolute' },
  selectors: {
    '&:hover': { color: color.action.default, textDecorationColor: 'currentColor' },
    // The focus ring is around the whole card, which the link covers.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      borderRadius: vars.radius.sm,
      outline: `2px solid ${color.action.default}`,
      outlineOffset: '4px',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } },
    },
  },
});

export const result = portfolioStyle({ lineHeight: vars.leading.snug });

/** Above the link that covers the card, and high enough to touch. */
export const story = portfolioStyle({
  alignItems: 'center',
  display: 'inline-flex',
  inlineSize: 'fit-content',
  minBlockSize: '2.75rem',
  position: 'relative',
});

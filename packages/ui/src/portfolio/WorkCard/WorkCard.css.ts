import { globalStyle } from '@vanilla-extract/css';
import { coveringLink } from '../../styles/coveringLink.ts';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

/** As many columns as cards, if they are wide enough for figures at the size of the text. */
export const list = portfolioStyle({
  columnGap: space.lg,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.xl,
  '@media': {
    'screen and (min-width: 40rem)': {
      // Large text gets fewer columns. One pixel is subtracted because rounded thirds may add up to more than the whole.
      gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 17rem), (100% - (var(--pf-columns) - 1) * ${space.lg}) / var(--pf-columns) - 1px), 1fr))`,
    },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

/** Like a figure in a paper: a rule, the finding, the drawing, a hairline, the name. */
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
  '@media': { '(forced-colors: active)': { borderBlockStartColor: 'CanvasText' } },
});

export const figure = portfolioStyle({ flex: 'auto' });

/** Lines are as high as what is next to them. */
export const stretched = portfolioStyle({});
globalStyle(`${stretched} > [data-drawing]`, inPortfolio({ display: 'grid' }));

export const result = portfolioStyle({
  flex: 1,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
});

/** The name, and the category at the end of its line if both fit. */
export const words = portfolioStyle({
  alignItems: 'baseline',
  borderBlockStart: `1px solid ${color.line.hairline}`,
  columnGap: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  paddingBlockStart: space.xs,
});

export const title = portfolioStyle({
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

export const link = portfolioStyle({
  ...coveringLink('4px'),
  textDecorationColor: 'transparent',
});

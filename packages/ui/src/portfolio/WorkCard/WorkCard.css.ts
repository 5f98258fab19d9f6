import { globalStyle } from '@vanilla-extract/css';
import { coveringLink } from '../../styles/coveringLink.ts';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

/** Where a large figure fits next to small ones. Large text has no room for that. */
const hasLead = 'screen and (min-width: 48rem)';
const withLead = '&:has([data-lead])';

/** Without a lead, there are as many columns as cards, if they are wide enough for figures at the size of the text. */
export const list = portfolioStyle({
  columnGap: space.lg,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.xl,
  '@media': {
    [hasLead]: {
      selectors: {
        [withLead]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', rowGap: space.lg },
      },
    },
    'screen and (min-width: 60rem)': {
      selectors: {
        // Large text gets fewer columns. One pixel is subtracted because rounded thirds may add up to more than the
        // whole.
        '&:not(:has([data-lead]))': {
          gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 17rem), (100% - (var(--pf-columns) - 1) * ${space.lg}) / var(--pf-columns) - 1px), 1fr))`,
        },
      },
    },
    print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const item = portfolioStyle({
  '@media': {
    [hasLead]: {
      selectors: {
        '&:has([data-lead])': { gridArea: '1 / 1 / span 2 / span 2' },
        '&:has([data-lead]):only-child': { gridColumn: '1 / -1' },
        ':has([data-lead]) + &:last-child': { gridRow: 'span 2' },
      },
    },
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

export const narrow = portfolioStyle({ '@media': { [hasLead]: { display: 'none' } } });
export const wide = portfolioStyle({
  display: 'none',
  flex: 1,
  '@media': { [hasLead]: { display: 'flex' } },
});
globalStyle(`${wide} > [role="img"]`, inPortfolio({ flex: 'none' }));

/** Lines are as high as the cards next to them, which are only as high as they need to be. */
export const stretched = portfolioStyle({});
globalStyle(`${stretched} > [role="img"]`, inPortfolio({ display: 'grid', flex: 'auto' }));
globalStyle(
  `li:has([data-lead]) ~ li ${figure} > [role="img"]`,
  inPortfolio({ '@media': { [hasLead]: { minBlockSize: 0 } } }),
);

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

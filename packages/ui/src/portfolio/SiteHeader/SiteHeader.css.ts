import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, leading, space } = vars;

const phone = 'screen and (max-width: 47.99rem)';

/** A window that is narrow for its text, such as a phone's with text twice as large. */
const narrowForText = '(max-width: 15rem)';

export const root = portfolioStyle({ containerType: 'inline-size' });

/** The tagline is next to the portrait or, on a phone, below it. */
export const masthead = portfolioStyle({
  alignItems: 'center',
  columnGap: space.sm,
  display: 'grid',
  gridTemplateAreas: '"portrait identity" "portrait below"',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  paddingBlockStart: space.sm,
  '@media': {
    [phone]: {
      gridTemplateAreas: '"portrait identity" "below below"',
      paddingBlockStart: space.xs,
      rowGap: space.xxs,
    },
    // With a grid here, Chromium leaves no room for the foot of each sheet (`global.css.ts`).
    print: { display: 'flex', flexWrap: 'wrap' },
  },
  '@container': { [narrowForText]: { columnGap: space.xs } },
});

export const portrait = portfolioStyle({
  gridArea: 'portrait',
  '@container': {
    [narrowForText]: { alignSelf: 'start', blockSize: '1.5rem', inlineSize: '1.5rem' },
  },
});

/** What doesn't fit next to the name wraps, so that nothing is hidden or cut off. */
export const identity = portfolioStyle({
  alignItems: 'baseline',
  columnGap: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  gridArea: 'identity',
  '@media': { [phone]: { alignItems: 'center', columnGap: space.xxs } },
});

export const name = portfolioStyle({
  fontSize: fontSize.lead,
  lineHeight: leading.tight,
  '@media': { [phone]: { flex: '1 1 7rem' } },
  '@container': { [narrowForText]: { fontSize: fontSize.body } },
});

/** On a phone it is below the name and the downloads. */
export const jobTitle = portfolioStyle({
  '@media': { [phone]: { flex: '1 1 100%', order: 1 } },
  '@container': { [narrowForText]: { lineHeight: leading.tight } },
});

/** How far a touch target reaches beyond its line of text, above and below. */
const OVERHANG = '-0.5rem';

export const end = portfolioStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  marginBlock: OVERHANG,
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
  '@container': { [narrowForText]: { marginBlock: 0 } },
});

export const actions = portfolioStyle({
  columnGap: space.md,
  rowGap: 0,
  '@media': { [phone]: { columnGap: space.xs } },
});
// High enough to touch, but not higher, so that the page's content comes soon.
globalStyle(
  `${actions} > *`,
  inPortfolio({
    fontSize: fontSize.label,
    minBlockSize: '2.75rem',
    '@container': { [narrowForText]: { minBlockSize: '1.5rem', minInlineSize: 0, padding: 0 } },
  }),
);
// There the room is for the name.
globalStyle(`${actions} svg`, inPortfolio({ '@media': { [phone]: { display: 'none' } } }));

export const below = portfolioStyle({
  alignItems: 'center',
  columnGap: space.md,
  display: 'flex',
  flexWrap: 'wrap',
  gridArea: 'below',
  justifyContent: 'space-between',
});

export const tagline = portfolioStyle({
  color: color.text.muted,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
  '@media': { [phone]: { fontSize: fontSize.label } },
  '@container': { [narrowForText]: { lineHeight: leading.tight } },
});

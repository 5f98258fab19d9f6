import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/**
 * Columns fill from top to bottom and become about equally long, however many skills each group has:
 * rows of a grid would leave holes. A group that is alone gets the whole width.
 */
export const groups = portfolioStyle({
  columnGap: vars.space.xxl,
  '@media': {
    'screen and (min-width: 64rem)': {
      columnCount: 2,
      selectors: { '&:has(> :only-child)': { columnCount: 1 } },
    },
  },
});

/** Without the hairline of other sections: the axis of its scales is near enough. */
export const group = portfolioStyle({
  borderBlockStart: 0,
  breakInside: 'avoid',
  gap: vars.space.xs,
  paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
  selectors: {
    // A long one continues on the next sheet: moved there whole, it would leave most of a sheet
    // empty.
    '&:has(li:nth-child(13))': { '@media': { print: { breakInside: 'auto' } } },
  },
});

/** Its tiles follow the room that it has, in units of the text. */
export const plot = portfolioStyle({ containerType: 'inline-size' });

/** Without a gap the ticks of its scales join. */
export const list = portfolioStyle({
  gap: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    // Nothing to compare: names only, side by side.
    '&:not(:has([role="meter"]))': {
      columnGap: vars.space.md,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    },
  },
});

/** Present only if a skill has a value to read on it. */
export const axis = portfolioStyle({
  selectors: { [`${plot}:not(:has([role="meter"])) > &`]: { display: 'none' } },
});

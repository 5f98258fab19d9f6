import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';

const name = '12rem';
const scale = 'minmax(0, 1fr)';
const squares = 'minmax(0, 1.6fr)';

const noScales = '&:not(:has(li [role="meter"]))';

/** Each group spans the whole width, so that the names, scales and squares of all groups are in the same columns. */
export const figure = portfolioStyle({
  vars: { '--pf-skill-columns': `${name} ${scale} ${squares}` },
  selectors: {
    [noScales]: {
      vars: { '--pf-skill-button-end': '2', '--pf-skill-columns': `${name} minmax(0, 1fr)` },
    },
  },
});

/**
 * Columns fill from top to bottom and become about equally long, however many skills each group has. Rows of a grid
 * would leave holes. A single group gets the whole width.
 */
export const columns = portfolioStyle({
  columnGap: vars.space.xxl,
  '@media': {
    'screen and (min-width: 64rem)': {
      columnCount: 2,
      selectors: { '&:has(> :only-child)': { columnCount: 1 } },
    },
  },
});

/** The group has no hairline like other sections, because the axis of its scales is close enough. */
export const group = portfolioStyle({
  borderBlockStart: 0,
  breakInside: 'avoid',
  gap: vars.space.xs,
  paddingBlock: `${vars.space.xs} ${vars.space.lg}`,
  // On paper, a group continues on the next sheet. If it moved there as a whole, much of a sheet would stay empty.
  '@media': { print: { breakInside: 'auto' } },
});

/** Heading and note are on one line, above a rule in the colour of the category. */
export const ruled = portfolioStyle({ gap: 0, paddingBlock: `${vars.space.xs} ${vars.space.md}` });
globalStyle(
  `${ruled} > :first-child`,
  inPortfolio({
    alignItems: 'baseline',
    columnGap: vars.space.sm,
    display: 'flex',
    flexWrap: 'wrap',
    maxInlineSize: 'none',
    paddingBlockEnd: vars.space.xs,
  }),
);
globalStyle(`${ruled} > :first-child > p`, inPortfolio({ fontSize: vars.fontSize.label }));

/** The container of the tiles, which follow its width in units of the text. */
export const plot = portfolioStyle({
  containerType: 'inline-size',
  '@supports': {
    [canShowColors]: {
      selectors: { [`${ruled} > &`]: { borderBlockStartColor: visibleColor('var(--pf-mark)') } },
    },
  },
  selectors: {
    [`${ruled} > &`]: { borderBlockStart: `2px solid ${vars.color.text.default}` },
  },
});

/** Without a gap, the ticks of neighbouring scales join. */
export const list = portfolioStyle({
  gap: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    // Tiles without values can't be compared, so they are just names side by side.
    '&:not(:has([role="meter"], [data-evidence]))': {
      columnGap: vars.space.md,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    },
  },
});

/** The axis is rendered only if a skill has a value to read on it. */
export const axis = portfolioStyle({
  selectors: { [`${plot}:not(:has(li [role="meter"])) > &`]: { display: 'none' } },
});

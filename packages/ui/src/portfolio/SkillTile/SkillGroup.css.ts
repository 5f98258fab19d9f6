import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';

/** Shares of many projects, such as `1900 of 2000`, need more room. */
export const ofBars = portfolioStyle({ vars: { '--pf-skill-count': '6.5rem' } });

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

/** A dot in the colour of the category. */
export const marked = portfolioStyle({});
globalStyle(
  `${marked} h2::before`,
  inPortfolio({
    background: vars.color.text.default,
    blockSize: 6,
    borderRadius: vars.radius.full,
    content: '',
    display: 'inline-block',
    inlineSize: 6,
    marginInlineEnd: vars.space.xs,
    verticalAlign: 'middle',
    '@supports': { [canShowColors]: { background: visibleColor('var(--pf-mark)') } },
  }),
);

/** Heading and note are on one line, above a rule. */
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
  selectors: { [`${ruled} > &`]: { borderBlockStart: `1px solid ${vars.color.line.control}` } },
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

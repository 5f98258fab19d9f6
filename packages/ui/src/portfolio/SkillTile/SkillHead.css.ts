import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { hasColumns, hasRoom, stacked } from './columns.ts';

/** As high as the words, even if names and scales are one below the other. */
export const rows = portfolioStyle({
  selectors: { '&&': { gridTemplateRows: 'auto', rowGap: vars.space.sm } },
});

/** The labels above the scales. In columns, their title is on the same line as the other title. */
export const estimate = portfolioStyle({
  alignSelf: 'stretch',
  alignContent: 'space-between',
  display: 'grid',
  gridRow: 2,
  selectors: { ':not(:has(li [role="meter"])) > * > * > &': { display: 'none' } },
  '@container': { [hasRoom]: { gridColumn: 2 }, [hasColumns]: { gridRow: 1 } },
});

export const uses = portfolioStyle({
  gridColumn: '1 / -1',
  '@container': { [hasColumns]: { gridColumn: '-2' } },
});

export const title = portfolioStyle({
  color: vars.color.text.default,
  display: 'block',
  fontWeight: vars.weight.medium,
});

/** High enough for the longest label. A label that is cut off ends below the title. */
export const labels = portfolioStyle({
  blockSize: '5.2rem',
  selectors: { '&[data-long]': { blockSize: '5.5rem' } },
  '@container': { [stacked]: { display: 'none' } },
});

/** As wide as the squares of a tile. */
export const squares = portfolioStyle({ blockSize: '100%', position: 'relative' });

/** A slanted label takes this part of its width. */
const SLANT = 'cos(35deg)';

/**
 * Labels are slanted because a domain with one project is only as wide as its square. The last one ends about where the
 * counts do.
 */
export const label = portfolioStyle({
  insetBlockEnd: 0,
  insetInlineStart: 'var(--pf-start)',
  maxInlineSize: `min(9rem, (100% - var(--pf-start) + 5.35rem) / ${SLANT})`,
  overflow: 'hidden',
  position: 'absolute',
  textOverflow: 'ellipsis',
  transform: 'rotate(-35deg)',
  transformOrigin: 'left bottom',
  whiteSpace: 'nowrap',
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(35deg)', transformOrigin: 'right bottom' },
  },
});

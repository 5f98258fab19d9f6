import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { fullRow, turnable } from './FlipCard.css.ts';

export const grid = patternStyle({
  gridAutoFlow: 'row dense',
  rowGap: 0,
  '@media': { screen: { containerType: 'inline-size' } },
  // Not in the types yet: reads in the order of the rows, where a browser can.
  ...{ readingFlow: 'grid-rows' },
});

export const restOf = patternStyle({ alignSelf: 'center', gridRow: '1 / -1' });

const item = (selector = '') => `${grid} > li${selector}`;
const isOpen = `:has(> ${fullRow}[data-flipped="true"])`;
const isRest = `:has(> ${restOf})`;

/** The last closed card, if it is the nth of so many in a row. */
const lastIs = (nth: string) => {
  const closed = `:not(:has(> ${fullRow}[data-flipped="true"], > ${restOf}))`;
  return `:nth-child(${nth} of ${closed}):nth-last-child(1 of ${closed})`;
};

const place = (selector: string, rule: Parameters<typeof inPatterns>[0]) =>
  globalStyle(selector, inPatterns(rule));

/** Where two and three columns of `Grid` fit. */
const twoColumns = '(min-width: 37.5rem) and (max-width: 56.99rem)';
const threeColumns = '(min-width: 57rem)';

/** A card in this column that opens comes before the others of its row: it stays where it is. */
const inColumn = (nth: string, before: number) =>
  place(item(`:nth-child(${nth})${isOpen}`), {
    '@container': {
      [nth.startsWith('2') ? twoColumns : threeColumns]: {
        order: `calc(2 * var(--pf-index) - ${2 * before + 1})`,
      },
    },
  });

place(item(), {
  marginBlockEnd: vars.space.lg,
  order: 'calc(2 * var(--pf-index))',
  // The page stays where it is when cards move.
  overflowAnchor: 'none',
  '@media': {
    [turnable]: {
      display: 'grid',
      gridRow: 'span var(--pf-rows)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
    },
  },
});
place(item(isOpen), {
  gridColumn: '1 / -1',
  '@media': { [turnable]: { gridRow: 'auto', gridTemplateRows: 'none' } },
});
inColumn('2n + 1', 0);
inColumn('2n', 1);
inColumn('3n + 1', 0);
inColumn('3n + 2', 1);
inColumn('3n', 2);

place(item(isRest), { gridColumn: '1 / -1' });
place(`${item(lastIs('2n + 1'))} ~ ${`li${isRest}`}`, {
  '@container': { [twoColumns]: { gridColumn: 'auto' } },
});
place(`${item(lastIs('3n + 2'))} ~ ${`li${isRest}`}`, {
  '@container': { [threeColumns]: { gridColumn: 'auto' } },
});
place(`${item(lastIs('3n + 1'))} ~ ${`li${isRest}`}`, {
  '@container': { [threeColumns]: { gridColumn: 'span 2' } },
});

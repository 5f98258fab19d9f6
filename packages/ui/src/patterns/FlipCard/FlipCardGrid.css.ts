import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { notPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';
import { aside, divided, header, sideBySide, wide } from './CardSide.css.ts';
import { back, tall } from './FlipCard.css.ts';

export const grid = patternStyle({
  isolation: 'isolate',
  rowGap: 0,
  '@media': { screen: { containerType: 'inline-size' } },
});

export const restOf = patternStyle({ gridRow: '1 / -1' });

const { color, space } = vars;

const open = `> ${tall}[data-flipped="true"]`;
const isRest = `:has(> ${restOf})`;

const place = (selector: string, rule: Parameters<typeof inPatterns>[0]) =>
  globalStyle(selector, inPatterns(rule));
const item = (selector = '') => `${grid} > li${selector}`;

place(item(), {
  marginBlockEnd: space.lg,
  // The page must not scroll when cards move.
  overflowAnchor: 'none',
});
place(`${notPlain} ${item()}`, {
  '@media': {
    screen: {
      display: 'grid',
      gridRow: 'span var(--pf-rows)',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'subgrid',
    },
  },
});
// Above the cards that move meanwhile.
place(item(':has(> [data-turning])'), { zIndex: vars.zIndex.raised });
// About as high as two fronts. The card keeps its column, and the cards stay in the document's order.
place(item(`:has(${open} > ${divided})`), {
  '@media': { screen: { gridRow: 'span calc(2 * var(--pf-rows))' } },
});
place(item(` ${back}`), { '@media': { screen: { gridRow: '1 / -1' } } });

/** One column as wide as the page. */
export const single = patternStyle({});
place(`${single} ${divided}`, {
  '@container': {
    [wide]: { ...sideBySide, display: 'grid', gridTemplateRows: 'auto 1fr auto' },
  },
});
place(`${single} ${divided} > ${header}`, { '@container': { [wide]: { gridColumn: '1 / -1' } } });
place(`${single} ${aside}`, {
  '@container': {
    [wide]: {
      borderInlineEnd: `1px solid ${color.line.hairline}`,
      gridRow: '2 / -1',
      paddingInlineEnd: space.lg,
    },
  },
});

// It leads to other pages, which paper can't. Its cell would still take room there. Cards that move over it cover it.
place(item(isRest), {
  gridColumn: '1 / -1',
  zIndex: vars.zIndex.below,
  '@media': { print: { display: 'none' } },
});

/** The widths at which `Grid` has two columns, and three. */
const twoColumns = '(min-width: 37.5rem) and (max-width: 56.99rem)';
const threeColumns = '(min-width: 57rem)';

/**
 * The cells that are free in the last row. They aren't known while a card above is open, because an open card moves the
 * others.
 */
const inLastRow = (nth: string, cards: number, container: string, gridColumn: string) =>
  place(
    `${grid}:not(:has(> li:nth-last-child(n + ${cards + 2}) ${open})) > li:nth-child(${nth})${isRest}`,
    { '@container': { [container]: { gridColumn } } },
  );
inLastRow('2n', 1, twoColumns, 'auto');
inLastRow('3n', 2, threeColumns, 'auto');
inLastRow('3n + 2', 1, threeColumns, 'span 2');

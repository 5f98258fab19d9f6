import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { space } = vars;

/** Where dates have a column of their own, as wide as that of a timeline. */
const wide = '(min-width: 46rem)';

/** The container of the entries. In print it isn't one, so entries look as in a narrow window. */
export const list = portfolioStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { screen: { containerType: 'inline-size' }, print: { display: 'block' } },
});

globalStyle(
  `${list} > li + li`,
  inPortfolio({
    borderBlockStart: `1px solid ${vars.color.line.hairline}`,
    marginBlockStart: space.md,
    paddingBlockStart: space.md,
  }),
);

export const date = portfolioStyle({});

const hasDates = `${list}:has(${date}) &`;

export const words = portfolioStyle({
  display: 'grid',
  gap: space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Keeps an entry without a date in line with the others.
  '@container': { [wide]: { selectors: { [hasDates]: { gridColumn: 2 } } } },
});

export const root = portfolioStyle({
  breakInside: 'avoid',
  display: 'grid',
  gap: space.xxs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@container': {
    [wide]: {
      selectors: {
        [hasDates]: {
          alignItems: 'baseline',
          columnGap: space.lg,
          gridTemplateColumns: '9.5rem minmax(0, 1fr)',
        },
      },
    },
  },
});

export const title = portfolioStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
  maxInlineSize: vars.width.measure,
});

export const byline = portfolioStyle({
  color: vars.color.text.muted,
  lineHeight: vars.leading.snug,
  maxInlineSize: vars.width.measure,
});

export const text = portfolioStyle({
  maxInlineSize: vars.width.measure,
  paddingBlockStart: space.xxs,
});

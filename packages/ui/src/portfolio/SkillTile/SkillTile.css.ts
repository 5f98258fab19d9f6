import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { hasColumns, hasRoom, stacked } from './columns.ts';

/** The width of an icon and a name of 12 letters. */
const NAME = '9.25em';

/** The height of a scale below its name. */
const SCALE = '1.5rem';

/** Fingers need more room than a pointer. */
const touch = '(pointer: coarse)';

const ground = vars.color.surface.sunken;

/** The columns of every tile and of the axis above, so that they line up. */
export const row = portfolioStyle({
  alignItems: 'center',
  columnGap: vars.space.sm,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: `auto ${SCALE}`,
  '@container': {
    [hasRoom]: { gridTemplateColumns: `${NAME} minmax(0, 1fr)`, gridTemplateRows: 'none' },
    [hasColumns]: {
      columnGap: vars.space.lg,
      gridTemplateColumns: 'var(--pf-skill-columns, 12rem minmax(0, 1fr))',
    },
  },
});

export const tile = portfolioStyle({
  breakInside: 'avoid',
  minInlineSize: 0,
  paddingBlockEnd: vars.space.xs,
  position: 'relative',
  '@container': { [hasRoom]: { paddingBlockEnd: 0 } },
});

/**
 * As big as the tile, so that the tooltip below covers no part of it. In columns, it excludes the projects. Everything
 * drawn over the button belongs to its target, except links.
 */
export const button = portfolioStyle({
  alignSelf: 'stretch',
  borderRadius: vars.radius.sm,
  display: 'grid',
  gridColumn: '1 / -1',
  gridRow: '1 / span 3',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
  minInlineSize: '2.75rem',
  textDecoration: 'none',
  '@container': {
    [hasRoom]: { gridRow: '1 / span 2' },
    [hasColumns]: { gridColumn: '1 / var(--pf-skill-button-end, 3)', gridRow: '1' },
  },
  selectors: {
    '&:hover, &[aria-pressed="true"]': {
      background: ground,
      // The ground reaches slightly beyond icon and number, without taking room.
      boxShadow: `${vars.space.xs} 0 ${ground}, calc(-1 * ${vars.space.xs}) 0 ${ground}`,
    },
  },
});

export const label = portfolioStyle({
  alignItems: 'center',
  columnGap: vars.space.xs,
  display: 'flex',
  // A name doesn't fit next to a badge.
  selectors: { '&:has([data-badge])': { flexWrap: 'wrap', paddingBlock: vars.space.xxs } },
  maxInlineSize: NAME,
  minBlockSize: '2rem',
  '@container': {
    [hasRoom]: { minBlockSize: '2.75rem' },
    [hasColumns]: { minBlockSize: '2.125rem' },
  },
  '@media': { [touch]: { '@container': { [hasColumns]: { minBlockSize: '2.75rem' } } } },
});

export const name = portfolioStyle({ lineHeight: vars.leading.snug, minInlineSize: 0 });

/** The badge of a skill without an icon already shows the name, so this one is only for assistive technology. */
export const hiddenName = portfolioStyle(visuallyHidden);

/** Paper has no tooltip, so it shows the whole name and not the short one. */
export const fullName = portfolioStyle({
  '@media': {
    print: {
      blockSize: 'auto',
      clipPath: 'none',
      inlineSize: 'auto',
      margin: 0,
      position: 'static',
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${name}[aria-hidden]`, inPortfolio({ '@media': { print: { display: 'none' } } }));

export const scale = portfolioStyle({
  alignSelf: 'stretch',
  gridColumn: 1,
  gridRow: 2,
  pointerEvents: 'none',
  '@container': { [hasRoom]: { gridColumn: 2, gridRow: 1 } },
});

/** The gap shows only if other tiles of the group have scales. */
export const gap = portfolioStyle({
  selectors: { ':not(:has([role="meter"])) > li > * > &': { display: 'none' } },
});

export const evidence = portfolioStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  pointerEvents: 'none',
  '@container': { [hasRoom]: { gridRow: 2 }, [hasColumns]: { gridColumn: '-2', gridRow: 1 } },
});

globalStyle(`${evidence} > a`, inPortfolio({ pointerEvents: 'auto' }));

/** If the squares are below the scale, the number is below the name. */
globalStyle(
  `${evidence} > *`,
  inPortfolio({ '@container': { [stacked]: { gridTemplateColumns: `${NAME} minmax(0, 1fr)` } } }),
);
globalStyle(
  `${evidence} > * > span`,
  inPortfolio({
    '@container': {
      [stacked]: {
        order: -1,
        paddingInlineStart: `calc(1.5rem + ${vars.space.xs})`,
        textAlign: 'start',
      },
    },
  }),
);

export const description = portfolioStyle({
  gridColumn: '1 / -1',
  paddingBlock: `0 ${vars.space.sm}`,
  '@container': { [hasColumns]: { gridColumn: 2 } },
});

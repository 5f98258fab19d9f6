import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';
import { hasColumns, hasNames, hasRoom } from './columns.ts';

const { color, space } = vars;

/** Fingers need more room than a pointer. */
const touch = '(pointer: coarse)';

/** The count has room for the longest one, so that all drawings are equally long. */
const COUNT = 'var(--pf-skill-count, 4.25rem)';

/** The columns of every tile and of the axes above, so that they line up: name, scale, squares and count. */
export const row = portfolioStyle({
  alignItems: 'center',
  columnGap: space.sm,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': {
    [hasRoom]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 5rem) ${COUNT}` },
    [hasColumns]: { gridTemplateColumns: `10rem 8rem minmax(0, 1fr) ${COUNT}` },
    [hasNames]: { columnGap: space.lg, gridTemplateColumns: `12rem 9rem minmax(0, 1fr) ${COUNT}` },
  },
});

const ground = color.surface.sunken;

/** The ground reaches slightly beyond icon and number, without taking room. */
export const tile = portfolioStyle({
  breakInside: 'avoid',
  minInlineSize: 0,
  position: 'relative',
  selectors: {
    '&:hover, &:has([aria-pressed="true"])': {
      background: ground,
      boxShadow: `${space.xs} 0 ${ground}, calc(-1 * ${space.xs}) 0 ${ground}`,
    },
  },
});

/**
 * As high as the tile, so that the tooltip below covers no part of it. In columns, it excludes the projects. Everything
 * drawn over the button belongs to its target, except links. Its ring is around the whole row.
 */
export const button = portfolioStyle({
  alignSelf: 'stretch',
  display: 'grid',
  gridColumn: '1 / -1',
  gridRow: '1 / span 4',
  gridTemplateRows: 'subgrid',
  justifyItems: 'start',
  textDecoration: 'none',
  '@container': {
    [hasRoom]: { gridRow: '1 / span 2' },
    [hasColumns]: { gridColumn: '1 / span 2', gridRow: 1 },
  },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      borderRadius: vars.radius.sm,
      content: '',
      inset: `0 calc(-1 * ${space.xs})`,
      outline: `2px solid ${color.action.default}`,
      pointerEvents: 'none',
      position: 'absolute',
    },
  },
});

/** The width of the longest shortened name with its icon, in rem. The tooltip begins next to it. */
export const NAME_WIDTH = 9.75;

export const label = portfolioStyle({
  alignItems: 'center',
  columnGap: space.xs,
  display: 'flex',
  maxInlineSize: `${NAME_WIDTH}rem`,
  minBlockSize: '2rem',
  // A name doesn't fit next to a badge.
  selectors: {
    '&:has([data-badge])': { flexWrap: 'wrap', paddingBlock: space.xxs },
    // The projects are next to it, but not in the order of the Tab key.
    '[role="toolbar"] > :focus-visible > &::after': {
      color: color.text.muted,
      content: "'← →' / ''",
      fontSize: vars.fontSize.label,
      whiteSpace: 'nowrap',
    },
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
  gridColumn: '1 / -1',
  gridRow: 2,
  minBlockSize: '1.5rem',
  pointerEvents: 'none',
  '@container': {
    [hasRoom]: { gridColumn: '2 / span 2', gridRow: 1 },
    [hasColumns]: { gridColumn: 2 },
  },
});

/** The gap shows only if other tiles of the group have scales. */
export const gap = portfolioStyle({
  selectors: { ':not(:has([role="meter"])) > li > * > &': { display: 'none' } },
});

/** In the narrowest tile they need the whole row, because the name of a project is as wide as half of the window. */
export const squares = portfolioStyle({
  gridColumn: '1 / -1',
  gridRow: 3,
  '@container': {
    [hasRoom]: { gridColumn: '1 / span 2', gridRow: 2 },
    [hasColumns]: { alignSelf: 'stretch', gridColumn: 3, gridRow: 1 },
  },
});

export const count = portfolioStyle({
  gridColumn: '-2',
  gridRow: 4,
  justifySelf: 'end',
  '@container': { [hasRoom]: { gridRow: 2 }, [hasColumns]: { gridRow: 1 } },
});

export const description = portfolioStyle({
  gridColumn: '1 / -1',
  paddingBlock: `0 ${space.sm}`,
  '@container': { [hasColumns]: { gridColumn: '2 / -1' } },
});

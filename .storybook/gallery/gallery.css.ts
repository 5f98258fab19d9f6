import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../docs/vars.css.ts';

const { color, fontSize, leading, space, weight } = vars;

/** The least width of an example in its tile, in px. A component that needs more is drawn smaller. */
export const INNER = 290;

export const gallery = style({
  color: color.text.default,
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
// The contents would say what the sidebar says, and take the place of tiles.
globalStyle(`.sbdocs-wrapper:has(${gallery}) .sbdocs-toc--custom`, { display: 'none' });

export const top = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.lg,
  justifyContent: 'space-between',
});
globalStyle(`${top} > *`, { flex: '1 1 22rem', minInlineSize: 0 });

export const imports = style({
  alignSelf: 'end',
  border: `1px solid ${color.line.hairline}`,
  fontSize: fontSize.label,
  overflowWrap: 'anywhere',
  padding: space.sm,
  whiteSpace: 'pre-wrap',
});

export const head = style({
  alignItems: 'baseline',
  borderBlockEnd: `1px solid ${color.line.control}`,
  columnGap: space.md,
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockEnd: space.xs,
});
globalStyle(`${head} > p`, { color: color.text.muted, fontSize: fontSize.small });

/** Hairlines between tiles: the line before the first of each row is cut off. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  overflow: 'clip',
});
/** The names of a row are on one line, however high its examples are. */
export const tile = style({
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  borderInlineStart: `1px solid ${color.line.hairline}`,
  display: 'grid',
  gap: space.md,
  gridRow: 'span 2',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  marginInlineStart: '-1px',
  minInlineSize: 0,
  padding: space.md,
});
export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** As high as what it holds, up to where that fades. */
export const example = style({
  alignContent: 'safe center',
  contain: 'layout',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Room for the ring of the focus, which the cell has, and for marks that hang out.
  marginInline: `calc(-1 * (${space.xxs} + ${space.xs}))`,
  maskImage: 'linear-gradient(#000 15rem, transparent 18rem)',
  maxBlockSize: '18rem',
  minBlockSize: '6rem',
  overflow: 'clip',
  paddingInline: space.xs,
});
export const name = style({ fontWeight: weight.medium });
export const purpose = style({
  color: color.text.muted,
  fontSize: fontSize.small,
  lineHeight: leading.snug,
});
export const more = style({ fontSize: fontSize.small });

import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { outOfSight } from '../../styles/outOfSight.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';

const { color, space } = vars;

/** Width and height of a dot, in pixels. */
const DOT = 11;

/** Room for skill and quote side by side. */
const wide = '(min-width: 52rem)';

/** Room for the names below the icons. */
const hasNames = '(min-width: 32rem)';

/** The skill's part, with room for the buttons below, and the quote's. */
const sides = { columnGap: space.xxl, gridTemplateColumns: '20.5rem minmax(0, 1fr)' };

export const root = portfolioStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** Above all, in the colour of the skill that shows. */
export const rule = portfolioStyle({
  borderBlockStart: `2px solid ${color.text.default}`,
  paddingBlockEnd: space.lg,
  '@media': { print: { breakAfter: 'avoid' } },
  '@supports': { [canShowColors]: { borderBlockStartColor: visibleColor('var(--pf-mark)') } },
});

/** One column, no wider than its place. */
const column = { display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/**
 * The slide comes first and its controls below, where nothing moves. In the document the controls
 * come first, as in the carousel of the ARIA Authoring Practices.
 */
export const interactive = portfolioStyle({
  ...column,
  gridTemplateAreas: "'slides' 'quotes' 'controls' 'thumbnails'",
  rowGap: space.xs,
  '@container': {
    [wide]: {
      ...sides,
      gridTemplateAreas: "'slides slides' 'controls quotes' 'thumbnails thumbnails'",
      rowGap: space.md,
    },
  },
  '@media': { '(scripting: none)': { display: 'none' }, print: { breakInside: 'avoid' } },
});

export const controls = portfolioStyle({
  gap: space.xs,
  gridArea: 'controls',
  '@media': { print: { display: 'none' } },
});

/** The place of all that can show there in turn. It is always as high as the highest of them. */
export const stack = portfolioStyle({ ...column, minInlineSize: 0 });
globalStyle(`${stack} > *`, inPortfolio({ gridArea: '1 / 1', minInlineSize: 0 }));

/** Takes its room, and nothing else. */
export const unseen = portfolioStyle({ visibility: 'hidden' });

export const slides = portfolioStyle({ gridArea: 'slides', touchAction: 'pan-y' });

export const slide = portfolioStyle({
  ...column,
  alignContent: 'start',
  '@container': { [wide]: { ...sides, rowGap: space.lg } },
});

/** Icon and name on a line, the scale below: the skill's own figure. */
export const skill = portfolioStyle({
  alignContent: 'start',
  alignItems: 'center',
  columnGap: space.md,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  rowGap: space.sm,
});

export const name = portfolioStyle({
  alignSelf: 'center',
  fontSize: vars.fontSize.display,
  lineHeight: vars.leading.tight,
});

export const scale = portfolioStyle({ gridColumn: '1 / -1' });

/** On a phone the number is enough: the whole carousel fits on its screen. */
export const axisOfScale = portfolioStyle({
  display: 'none',
  '@container': { [wide]: { display: 'grid' } },
});

/** All quotes of a skill, where no script can rotate them. */
export const listed = portfolioStyle({
  display: 'grid',
  gap: space.sm,
  paddingBlockEnd: space.lg,
  '@container': { [wide]: sides },
});

export const quote = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  gap: space.sm,
  // Next to the name or, in one column, below.
  selectors: { [`${listed} > &`]: { gap: 0, gridColumn: -2 } },
});

export const text = portfolioStyle({
  fontSize: vars.fontSize.title,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
  '@container': { [wide]: { fontSize: vars.fontSize.heading, lineHeight: 1.25 } },
  selectors: { [`${listed} &`]: { fontSize: vars.fontSize.lead } },
});

/** High enough for a finger. */
export const link = portfolioStyle({
  display: 'inline-block',
  fontSize: vars.fontSize.body,
  minBlockSize: '1.5rem',
  paddingBlockStart: space.xxs,
});

/** Dots on an axis. In a very narrow place it goes below the buttons, as a whole. */
export const axis = portfolioStyle({
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
  '@container': { '(max-width: 19.5rem)': { order: 1 } },
});

export const dot = portfolioStyle({
  blockSize: '2.75rem',
  borderRadius: 0,
  inlineSize: '2rem',
  outlineOffset: '-2px',
  position: 'relative',
  // Its part of the axis, which begins and ends at a dot.
  '::before': {
    background: color.line.control,
    blockSize: 1,
    content: '',
    inset: 0,
    marginBlock: 'auto',
    position: 'absolute',
  },
  '::after': {
    background: color.surface.page,
    blockSize: DOT,
    border: `1.5px solid ${color.line.control}`,
    borderRadius: vars.radius.full,
    content: '',
    inlineSize: DOT,
    inset: 0,
    margin: 'auto',
    position: 'absolute',
  },
  selectors: {
    '&:first-child::before': { insetInlineStart: '50%' },
    '&:last-child::before': { insetInlineEnd: '50%' },
    '&:hover::after': { borderColor: color.action.default },
    '&[aria-current="true"]::after': {
      background: color.text.default,
      borderColor: color.text.default,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      selectors: {
        '&[aria-current="true"]::after': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** Its space stays for a skill with a single quote, so that nothing below moves. */
export const quoteDots = portfolioStyle({
  gridArea: 'quotes',
  // The first dot is in line with the text.
  marginInlineStart: `calc(${DOT}px / 2 - 1rem)`,
  minBlockSize: '2.75rem',
  '@media': { print: { display: 'none' } },
});

export const thumbnails = portfolioStyle({
  display: 'grid',
  columnGap: space.sm,
  gridArea: 'thumbnails',
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 1fr))',
  '@container': {
    [hasNames]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))' },
  },
  '@media': { print: { display: 'none' } },
});

export const thumbnail = portfolioStyle({
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  borderRadius: 0,
  display: 'flex',
  gap: space.xs,
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  paddingBlock: space.xs,
  position: 'relative',
  textAlign: 'start',
  '::after': lineMark,
  selectors: {
    '&:hover::after': { background: color.line.control },
    '&[aria-current="true"]::after': { background: color.text.default },
  },
  '@container': { [hasNames]: { justifyContent: 'start' } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current="true"]::after': forcedLineMark },
    },
  },
});

/** Without room, the icon has to be enough. */
export const thumbnailName = portfolioStyle({
  '@container': { '(max-width: 31.99rem)': outOfSight },
});

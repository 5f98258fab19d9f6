import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';

const { color, space } = vars;

/** The width and height of a dot, in pixels. */
const DOT = 11;

/** Where skill and quote fit side by side. */
const wide = '(min-width: 52rem)';

/** Where the names fit below the icons. */
const hasNames = '(min-width: 32rem)';

/** The columns of the skill, with room for the buttons below it, and of the quote. */
const sides = { columnGap: space.xxl, gridTemplateColumns: '20.5rem minmax(0, 1fr)' };

export const root = portfolioStyle({ containerType: 'inline-size', minInlineSize: 0 });

/** The rule at the top, in the colour of the current skill. */
export const rule = portfolioStyle({
  borderBlockStart: `2px solid ${color.text.default}`,
  paddingBlockEnd: space.lg,
  '@media': { print: { breakAfter: 'avoid' } },
  '@supports': { [canShowColors]: { borderBlockStartColor: visibleColor('var(--pf-mark)') } },
});

/** One column, no wider than its place. */
const column = { display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/**
 * The slide is at the top and its controls below, where nothing moves. In the document the controls come first, as in
 * the carousel of the ARIA Authoring Practices.
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

/** Everything that shows here in turn shares one cell, so the cell is always as high as the highest. */
export const stack = portfolioStyle({ ...column, minInlineSize: 0 });
globalStyle(`${stack} > *`, inPortfolio({ gridArea: '1 / 1', minInlineSize: 0 }));

/** Takes up its room and nothing else. */
export const roomOnly = portfolioStyle({ visibility: 'hidden' });

export const slides = portfolioStyle({ gridArea: 'slides', touchAction: 'pan-y' });

export const slide = portfolioStyle({
  ...column,
  alignContent: 'start',
  '@container': { [wide]: { ...sides, rowGap: space.lg } },
});

/** The skill's own figure: icon and name on a line, the scale below. */
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

/** On a phone the number is enough, so that the whole carousel fits on the screen. */
export const axisOfScale = portfolioStyle({
  display: 'none',
  '@container': { [wide]: { display: 'grid' } },
});

/** All quotes of a skill, for browsers without a script, which can't rotate them. */
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
  // The quotes are next to the name or, in one column, below it.
  selectors: { [`${listed} > &`]: { gap: 0, gridColumn: -2 } },
});

export const text = portfolioStyle({
  fontSize: vars.fontSize.title,
  lineHeight: vars.leading.snug,
  textWrap: 'pretty',
  '@container': { [wide]: { fontSize: vars.fontSize.heading, lineHeight: 1.25 } },
  selectors: { [`${listed} &`]: { fontSize: vars.fontSize.lead } },
});

/** High enough to touch. */
export const link = portfolioStyle({
  display: 'inline-block',
  fontSize: vars.fontSize.body,
  minBlockSize: '1.5rem',
  paddingBlockStart: space.xxs,
});

/** Dots on an axis. In a very narrow place, the whole axis goes below the buttons. */
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
  // The dot's part of the axis, which begins and ends at a dot.
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

/** A skill with one quote keeps this space, so that nothing below moves. */
export const quoteDots = portfolioStyle({
  gridArea: 'quotes',
  // Aligns the first dot with the text.
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

/** If there is no room for names, the icons must be enough. */
export const thumbnailName = portfolioStyle({
  '@container': { '(max-width: 31.99rem)': visuallyHidden },
});

import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';

const { color, space } = vars;

/** The width and height of a dot, in pixels. */
const DOT = 11;

/** Where skill and quote fit side by side. */
const wide = '(min-width: 52rem)';

/** Where the dots of the quotes have no room next to the buttons, because the text is twice as large. */
const narrowForText = '(max-width: 10rem)';

/** Where each thumbnail has its name. */
const named = '(min-width: 36rem)';

/** The columns of the skill and of the quote. */
const sides = { columnGap: space.xxl, gridTemplateColumns: '20.5rem minmax(0, 1fr)' };

export const root = portfolioStyle({ containerType: 'inline-size', minInlineSize: 0 });

const screenOnly = { '@media': { print: { display: 'none' } } } as const;

/** One column, no wider than its place. */
const column = { display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The controls are where nothing moves. They come first, as in the carousel of the ARIA Authoring Practices. */
export const interactive = portfolioStyle({
  ...column,
  gridTemplateAreas: "'skills skills' 'slides slides' 'quotes controls'",
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@container': {
    [narrowForText]: {
      gridTemplateAreas: "'skills' 'slides' 'quotes' 'controls'",
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
    [wide]: {
      ...sides,
      gridTemplateAreas: "'skills skills controls' 'slides slides slides' 'none quotes quotes'",
      gridTemplateColumns: `${sides.gridTemplateColumns} auto`,
      rowGap: space.lg,
    },
  },
  selectors: { [inPlain]: { display: 'none' } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const controls = portfolioStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.hair,
  gridArea: 'controls',
  ...screenOnly,
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

export const scale = portfolioStyle({ gridColumn: '1 / -1', maxInlineSize: '20.5rem' });

export const use = portfolioStyle({ gridColumn: '1 / -1', justifySelf: 'start' });

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
  '@container': { [wide]: { fontSize: vars.fontSize.heading } },
  selectors: { [`${listed} &`]: { fontSize: vars.fontSize.lead } },
});

/** High enough to touch. */
export const link = portfolioStyle({
  display: 'inline-block',
  fontSize: vars.fontSize.body,
  minBlockSize: '1.5rem',
  paddingBlockStart: space.xxs,
});

export const dots = portfolioStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

/** A button with a dot in its middle, unless `--pf-dot` says how far from its start. */
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
    inset: 'calc(var(--pf-dot, 50%) - 0.5px) 0 auto',
    position: 'absolute',
  },
  '::after': {
    background: color.surface.page,
    blockSize: DOT,
    border: `1.5px solid ${color.line.control}`,
    borderRadius: vars.radius.full,
    content: '',
    inlineSize: DOT,
    inset: `calc(var(--pf-dot, 50%) - ${DOT / 2}px) 0 auto`,
    marginInline: 'auto',
    position: 'absolute',
  },
  selectors: {
    // Its mark slides over the others.
    '&[aria-current="true"]': { zIndex: vars.zIndex.raised },
    '&:first-child::before': { insetInlineStart: '50%' },
    '&:last-child::before': { insetInlineEnd: '50%' },
    '&:hover::after': { borderColor: 'currentColor' },
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
  ...screenOnly,
});

/** The dots reach into the gap below, so that a finger finds them. */
export const skills = portfolioStyle({
  gridArea: 'skills',
  marginBlockEnd: `calc(-1 * ${space.md})`,
  '@container': { [wide]: { marginBlockEnd: `calc(-1 * ${space.lg})` } },
  ...screenOnly,
});

/** The same columns for thumbnails and dots. In a narrow place, a thumbnail is only an icon. */
export const columns = portfolioStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 1fr))',
  '@container': {
    [named]: { gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))' },
  },
});

export const skillDots = portfolioStyle({ vars: { '--pf-dot': '0.625rem' } });
globalStyle(`${skillDots} > *`, inPortfolio({ inlineSize: 'auto' }));

export const thumbnail = portfolioStyle({
  alignItems: 'center',
  borderRadius: 0,
  display: 'flex',
  gap: space.xs,
  justifyContent: 'center',
  minBlockSize: '2.75rem',
  outlineOffset: '-2px',
  selectors: { '&[aria-current="true"]': { fontWeight: vars.weight.medium } },
});

/** The slide below has the name of the current skill, too. */
export const thumbnailName = portfolioStyle({
  color: 'inherit',
  '@container': { [`not ${named}`]: visuallyHidden },
});

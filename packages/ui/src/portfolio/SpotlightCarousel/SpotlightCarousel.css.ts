import { portfolioStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const root = portfolioStyle({
  borderBlockStart: `2px solid var(--pf-mark, ${color.text.default})`,
  minInlineSize: 0,
  paddingBlockStart: space.md,
});

/** One column, no wider than its place. */
const column = { display: 'grid', gap: space.md, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const interactive = portfolioStyle({
  ...column,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const controls = portfolioStyle({
  gap: space.xs,
  '@media': { print: { display: 'none' } },
});

/** All quotes share one cell, so it is always as high as the highest one. */
export const stack = portfolioStyle({ ...column, minInlineSize: 0 });

export const slides = portfolioStyle({ touchAction: 'pan-y' });

export const layer = portfolioStyle({
  gridArea: '1 / 1',
  minInlineSize: 0,
  selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
});

export const slide = portfolioStyle({ ...column, alignContent: 'start' });

export const name = portfolioStyle({ fontSize: vars.fontSize.title });

export const quote = portfolioStyle({
  borderInlineStart: `1px solid ${color.line.control}`,
  maxInlineSize: vars.width.measure,
  paddingInlineStart: space.md,
});

export const text = portfolioStyle({
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
});

/** High enough for a finger. */
export const link = portfolioStyle({
  display: 'inline-block',
  minBlockSize: '1.5rem',
  paddingBlockStart: space.xxs,
});

/** Dots on an axis. */
export const axis = portfolioStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const dot = portfolioStyle({
  // Each dot brings its part of the axis.
  background: `linear-gradient(${color.line.control}, ${color.line.control}) 0 50% / 100% 1px no-repeat`,
  blockSize: '2.75rem',
  borderRadius: 0,
  inlineSize: '2rem',
  outlineOffset: '-2px',
  position: 'relative',
  '::before': {
    background: color.surface.page,
    blockSize: 11,
    border: `1.5px solid ${color.line.control}`,
    borderRadius: vars.radius.full,
    content: '',
    inlineSize: 11,
    inset: 0,
    margin: 'auto',
    position: 'absolute',
  },
  selectors: {
    '&:hover::before': { borderColor: color.action.default },
    '&[aria-current="true"]::before': {
      background: color.text.default,
      borderColor: color.text.default,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current="true"]::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
});

/** Its space stays for a skill with a single quote, so that nothing below moves. */
export const quoteDots = portfolioStyle({
  minBlockSize: '2.75rem',
  '@media': { print: { display: 'none' } },
});

export const thumbnails = portfolioStyle({
  display: 'grid',
  gap: space.sm,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(6.5rem, 100%), 1fr))',
  '@media': { print: { display: 'none' } },
});

export const thumbnail = portfolioStyle({
  alignItems: 'center',
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  borderRadius: 0,
  display: 'flex',
  gap: space.xs,
  minBlockSize: '2.75rem',
  minInlineSize: 0,
  paddingBlock: space.xs,
  position: 'relative',
  textAlign: 'start',
  '::after': lineMark,
  selectors: {
    '&:hover::after': { background: color.line.control },
    '&[aria-current="true"]::after': { background: 'var(--pf-mark)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current="true"]::after': forcedLineMark },
    },
  },
});

export const listed = portfolioStyle({ display: 'grid', gap: space.sm, paddingBlockEnd: space.lg });

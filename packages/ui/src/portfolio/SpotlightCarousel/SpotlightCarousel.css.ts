import { portfolioStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const root = portfolioStyle({
  borderBlockStart: `2px solid var(--pf-mark, ${color.text.default})`,
  minInlineSize: 0,
  paddingBlockStart: space.md,
});

export const interactive = portfolioStyle({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const controls = portfolioStyle({
  gap: space.xs,
  '@media': { print: { display: 'none' } },
});

/** All quotes share one cell, so it is always as high as the highest one. */
export const stack = portfolioStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const slides = portfolioStyle({ touchAction: 'pan-y' });

const hiddenLayer = { '&[data-shown="false"]': { visibility: 'hidden' } } as const;

export const slide = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  gap: space.md,
  gridArea: '1 / 1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: hiddenLayer,
});

export const layer = portfolioStyle({
  gridArea: '1 / 1',
  minInlineSize: 0,
  selectors: hiddenLayer,
});

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

import { patternStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { vars } from '../../styles/theme.css.ts';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A grid breaks badly across two sheets of paper.
  '@media': { print: { display: 'block' } },
} as const;

export const root = patternStyle({ ...column, gap: vars.space.xs });

/** Where the tabs take several rows, and space is scarce. */
const narrow = '(max-width: 40rem)';

/** Where they take several rows: in columns, so that no font can move one to another row. */
const inColumns = '(min-width: 40.01rem) and (max-width: 79.99rem)';

export const list = patternStyle({
  borderBlockEnd: `1px solid ${vars.color.line.control}`,
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    // A full line reaches both ends. Then no choice moves far when the fonts arrive.
    '(min-width: 80rem)': {
      selectors: { '&:has(> :nth-child(8))': { justifyContent: 'space-between' } },
    },
    [inColumns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    },
    [narrow]: { columnGap: vars.space.xs },
    // It would do nothing.
    'print, (scripting: none)': { display: 'none' },
  },
});

/** Many tabs: a narrow window has the `select` in their place. */
export const wideOnly = patternStyle({ '@media': { [narrow]: { display: 'none' } } });

export const select = patternStyle({
  // In the colour of the chosen tab's line, and as heavy.
  borderBlockEnd: `4px solid var(--pf-mark, ${vars.color.action.default})`,
  selectors: { '&[aria-disabled="true"]': { color: vars.color.text.muted } },
  '@media': {
    [`not all and ${narrow}`]: { display: 'none' },
    'print, (scripting: none)': { display: 'none' },
  },
});

/** An entry of a legend: a name above a line in its colour, which is heavy when it is chosen. */
export const tab = patternStyle({
  color: vars.color.text.muted,
  flex: 'none',
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  paddingBlock: vars.space.xs,
  position: 'relative',
  textAlign: 'start',
  outlineOffset: 0,
  transition: `color ${vars.motion.fast}`,
  '::after': {
    ...lineMark,
    background: `var(--pf-mark, ${vars.color.line.control})`,
    blockSize: 2,
    insetBlockEnd: 0,
  },
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:hover::after': { blockSize: 4 },
    '&[aria-selected="true"]': { color: vars.color.text.default },
    '&[aria-selected="true"]::after': {
      background: `var(--pf-mark, ${vars.color.action.default})`,
      blockSize: 4,
    },
    '&[aria-disabled="true"]:not([aria-selected="true"])': {
      color: vars.color.text.muted,
      opacity: 0.6,
    },
    '&[aria-disabled="true"]:not([aria-selected="true"])::after': { blockSize: 2 },
  },
  '@media': {
    [narrow]: { fontSize: '0.8125rem' },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]::after': forcedLineMark } },
  },
});

export const drawing = patternStyle({ alignItems: 'center', display: 'flex', gap: vars.space.xxs });

/** As wide as the name in bold, so that no tab moves when one is chosen. */
export const name = patternStyle({
  display: 'inline-grid',
  minInlineSize: 0,
  '::after': {
    blockSize: 0,
    content: 'attr(data-text)',
    fontWeight: vars.weight.medium,
    overflow: 'hidden',
    visibility: 'hidden',
  },
  selectors: { [`${tab}[aria-selected="true"] &`]: { fontWeight: vars.weight.medium } },
});

export const count = patternStyle({ fontVariantNumeric: 'tabular-nums' });

/** The status line and the content. */
export const result = patternStyle({ ...column, gap: vars.space.md });

export const line = patternStyle({ columnGap: vars.space.xs, display: 'flex', flexWrap: 'wrap' });

/** At the end of the line. */
export const legend = patternStyle({
  alignItems: 'center',
  display: 'inline-flex',
  gap: vars.space.xxs,
  marginInlineStart: 'auto',
  '@media': {
    [narrow]: { marginInlineStart: 0 },
    // It explains the tabs.
    'print, (scripting: none)': { display: 'none' },
  },
});

export const shown = patternStyle({ color: vars.color.text.default });

/** Keeps its space, so that the content below doesn't move. */
export const waiting = patternStyle({ visibility: 'hidden' });

export const panel = patternStyle({
  ...column,
  blockSize: '100%',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': { print: { blockSize: 'auto', display: 'block' } },
});

import { patternStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { strip, stripEnds } from '../../styles/strip.ts';
import { vars } from '../../styles/theme.css.ts';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A grid breaks badly across two sheets of paper.
  '@media': { print: { display: 'block' } },
} as const;

export const root = patternStyle({ ...column, gap: vars.space.lg });

/** Where one row scrolls; in wider windows the tabs wrap. */
const narrow = '(max-width: 40rem)';

export const list = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.xs,
  selectors: stripEnds,
  '@media': {
    [narrow]: strip,
    // It would do nothing.
    'print, (scripting: none)': { display: 'none' },
  },
});

export const tab = patternStyle({
  // The lines below the tabs join into one axis, and the chosen tab is a mark on it.
  borderBlockEnd: `1px solid ${vars.color.line.control}`,
  color: vars.color.text.muted,
  flex: 'none',
  lineHeight: vars.leading.snug,
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  padding: `${vars.space.xs} ${vars.space.md}`,
  position: 'relative',
  textAlign: 'start',
  outlineOffset: '-3px',
  transition: `color ${vars.motion.fast}`,
  '::after': lineMark,
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:hover::after': { background: vars.color.line.control },
    '&[aria-selected="true"]': { color: vars.color.text.default },
    '&[aria-selected="true"]::after': { background: vars.color.action.default },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&[aria-disabled="true"]:not([aria-selected="true"])': {
      color: vars.color.text.muted,
      opacity: 0.6,
    },
    '&[aria-disabled="true"]:not([aria-selected="true"])::after': { background: 'none' },
  },
  '@media': {
    // Leaves room for the edge of the next tab, which shows that there is more.
    [narrow]: { maxInlineSize: 'max(80%, 12rem)' },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]::after': forcedLineMark } },
  },
});

export const drawing = patternStyle({ alignItems: 'center', display: 'flex', gap: vars.space.xs });

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

/** As in the legend of a chart: a short line in the colour of the category. */
export const mark = patternStyle({
  background: 'var(--pf-mark)',
  blockSize: 3,
  flex: 'none',
  forcedColorAdjust: 'none',
  inlineSize: '0.875rem',
});

export const count = patternStyle({
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
});

/** The line that says what is shown, and the content. */
export const result = patternStyle({ ...column, gap: vars.space.xs });

/** Keeps its space, so that the content below doesn't move. */
export const waiting = patternStyle({ visibility: 'hidden' });

export const panel = patternStyle({
  ...column,
  blockSize: '100%',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': { print: { blockSize: 'auto', display: 'block' } },
});

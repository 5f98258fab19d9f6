import { patternStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A grid breaks badly across two sheets of paper.
  '@media': { print: { display: 'block' } },
} as const;

export const root = patternStyle({ ...column, gap: vars.space.xxs });

/** Where the tabs take several rows. Columns keep them in their rows, whatever the font. */
const inColumns = '(max-width: 79.99rem)';

/** Where each name takes two lines. */
const narrow = '(max-width: 40rem)';

export const list = patternStyle({
  borderBlockEnd: `1px solid ${vars.color.line.control}`,
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  // Nobody can use the tabs there.
  selectors: { [inPlain]: { display: 'none' } },
  '@media': {
    // A full line reaches both ends, so no tab moves far when the fonts arrive.
    '(min-width: 80rem)': {
      selectors: { '&:has(> :nth-child(8))': { justifyContent: 'space-between' } },
    },
    [inColumns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    },
    [narrow]: {
      columnGap: vars.space.xs,
      // Three tabs fit a row on a phone, and two if its text is large.
      gridTemplateColumns: `repeat(auto-fill, minmax(min(5.5rem, 50% - ${vars.space.xs}), 1fr))`,
    },
    // The last one, because paper is narrow, too.
    print: { display: 'none' },
  },
});

/** Only the chosen tab has a line, in the category's colour. */
export const tab = patternStyle({
  color: vars.color.text.muted,
  flex: 'none',
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
  maxInlineSize: '100%',
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  position: 'relative',
  textAlign: 'start',
  outlineOffset: 0,
  '::after': lineMark,
  selectors: {
    '&[aria-selected="true"]': { color: vars.color.text.default },
    '&[aria-selected="true"]::after': {
      background: `var(--pf-mark, ${vars.color.text.default})`,
    },
    '&[aria-disabled="true"]:not([aria-selected="true"])': {
      color: vars.color.text.muted,
      opacity: 0.6,
    },
  },
  '@media': {
    [narrow]: {
      fontSize: vars.fontSize.label,
      hyphens: 'auto',
      lineHeight: vars.leading.tight,
      paddingBlock: `${vars.space.hair} ${vars.space.xxs}`,
    },
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]::after': forcedLineMark } },
  },
});

export const drawing = patternStyle({
  alignItems: 'center',
  display: 'flex',
  gap: vars.space.xxs,
  '@media': { [narrow]: { display: 'block' } },
});

/** An emoji has no colour, because colours here are those of categories. */
export const icon = patternStyle({ filter: 'grayscale(1)', verticalAlign: 'middle' });

/** Reserves the width of the bold name, so that no tab moves when one is chosen. */
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
  '@media': {
    [narrow]: { display: 'inline', overflowWrap: 'anywhere', '::after': { content: 'none' } },
  },
});

/** Keeps the count and the star together. */
export const count = patternStyle({
  alignItems: 'center',
  display: 'inline-flex',
  fontVariantNumeric: 'tabular-nums',
  gap: vars.space.xxs,
});

export const result = patternStyle({ ...column, gap: vars.space.xs });

export const line = patternStyle({
  color: vars.color.text.muted,
  columnGap: vars.space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.snug,
});

/** The line keeps its space while it is empty, so that the content below doesn't move. */
export const shown = patternStyle({
  color: vars.color.text.default,
  selectors: { '&:empty::before': { content: 'attr(data-text)', visibility: 'hidden' } },
});

/** Keeps its space as well. */
export const waiting = patternStyle({ visibility: 'hidden' });

export const panel = patternStyle({
  ...column,
  blockSize: '100%',
  gap: vars.space.md,
  minInlineSize: 0,
  '@media': { print: { blockSize: 'auto', display: 'block' } },
});

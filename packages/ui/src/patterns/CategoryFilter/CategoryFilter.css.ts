import { patternStyle } from '../../styles/layered.ts';
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

/** Where a smaller gap keeps each name on its lines when the typeface comes. */
const phone = '(min-width: 22rem) and (max-width: 40rem)';

/** Three tabs fit a row on a phone, and two if its text is large. Where there is more room, words stay whole. */
const columns = (columnGap: string) => ({
  columnGap,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(8rem, max(5.5rem, (100% - 2 * ${columnGap}) / 3), 50% - ${columnGap}), 1fr))`,
});

export const list = patternStyle({
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  isolation: 'isolate',
  // Where each row's rule begins and ends.
  position: 'relative',
  // Nobody can use the tabs there.
  selectors: { [inPlain]: { display: 'none' } },
  '@media': {
    // A full line reaches both ends, so no tab moves far when the fonts arrive. Nine tabs fit the widest page.
    '(min-width: 80rem)': {
      selectors: {
        '&:has(> :nth-child(8))': { columnGap: vars.space.xxs, justifyContent: 'space-between' },
      },
    },
    [inColumns]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    },
    [narrow]: columns(vars.space.xs),
    [phone]: columns(vars.space.xxs),
    // The last one, because paper is narrow, too.
    print: { display: 'none' },
  },
});

/** Each row of tabs has a rule of its own, as wide as the list, on which the line of the chosen tab lies. */
export const item = patternStyle({
  display: 'grid',
  maxInlineSize: '100%',
  '::after': {
    // Without a place of its own it is where the row ends.
    alignSelf: 'end',
    borderBlockEnd: `1px solid ${vars.color.line.control}`,
    content: '',
    insetInline: 0,
    position: 'absolute',
    zIndex: -1,
  },
});

/** Only the chosen tab has a line, in the category's colour. */
export const tab = patternStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
  minBlockSize: '2.75rem',
  minInlineSize: '2.75rem',
  padding: `${vars.space.xs} ${vars.space.xxs}`,
  position: 'relative',
  textAlign: 'start',
  outlineOffset: 0,
  '::after': { blockSize: 3, content: '', insetBlockEnd: 0, insetInline: 0, position: 'absolute' },
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
    '(forced-colors: active)': {
      selectors: {
        '&[aria-selected="true"]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const drawing = patternStyle({
  alignItems: 'center',
  display: 'flex',
  '@media': { [narrow]: { display: 'block' } },
});

/** An emoji has no colour, because colours here are those of categories. */
export const icon = patternStyle({
  filter: 'grayscale(1)',
  marginInlineEnd: vars.space.xxs,
  verticalAlign: 'middle',
});

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

export const count = patternStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

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

import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space, width } = vars;

const phone = 'screen and (max-width: 40rem)';

export const root = patternStyle({
  columnGap: space.md,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width.measure})`,
  paddingBlock: `${space.lg} ${space.md}`,
  rowGap: space.xs,
  '@media': { print: { paddingBlock: space.sm }, [phone]: { paddingBlock: space.md } },
});

/** Where a figure with names at the ends of its lines has room next to the words. */
const hasLead = '(min-width: 64rem)';

export const withLead = patternStyle({
  columnGap: space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.lg,
  '@media': { [hasLead]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const words = patternStyle({ alignContent: 'start', display: 'grid', rowGap: space.sm });

export const heading = patternStyle({
  fontSize: fontSize.display,
  letterSpacing: vars.tracking.title,
  // In the smallest windows, a name of some twenty letters stays on its line when the typeface comes.
  '@media': { 'screen and (max-width: 21rem)': { fontSize: fontSize.heading } },
  // The heading isn't a control. It only gets the focus so that reading and tabbing continue from there.
  selectors: { '&:focus': { outline: 'none' } },
});

export const above = patternStyle({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space.sm,
});

export const intro = patternStyle({
  color: color.text.muted,
  fontSize: fontSize.lead,
  lineHeight: vars.leading.snug,
});

export const actions = patternStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.xs,
});
// On a phone, the first of three has a line of its own, so that the others share the next one.
globalStyle(
  `${actions} > :first-child:nth-last-child(n + 3)`,
  inPatterns({ '@media': { [phone]: { flex: '1 1 100%' } } }),
);

/** The facts are at the end of the heading's line if they fit. */
globalStyle(
  `${root}[data-facts]`,
  inPatterns({
    alignItems: 'baseline',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    rowGap: 0,
  }),
);
globalStyle(`${root}[data-facts] > ${intro}`, inPatterns({ flexBasis: '100%' }));

import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space, width } = vars;

const phone = 'screen and (max-width: 40rem)';

/** The windows in which the header comes after the heading (`SiteHeader`). */
const behind = 'screen and (max-width: 47.99rem)';

/** The heading of the page about the owner. It shows what the header shows elsewhere. */
const withByline = '&[data-byline]';

export const root = patternStyle({
  columnGap: space.md,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width.measure})`,
  paddingBlock: `${space.lg} ${space.md}`,
  rowGap: space.xs,
  selectors: {
    '&[data-aside]': {
      gridTemplateAreas: '"heading aside" "intro aside" "actions aside"',
      gridTemplateColumns: `minmax(0, ${width.measure}) auto`,
      // The text's lines and the room below them share the height of the aside.
      gridTemplateRows: 'auto auto 1fr',
      justifyContent: 'space-between',
    },
    '&[data-aside][data-above]': {
      gridTemplateAreas: '"above aside" "heading aside" "intro aside" "actions aside"',
      gridTemplateRows: 'auto auto auto 1fr',
    },
  },
  '@media': {
    print: { paddingBlock: space.sm },
    [phone]: {
      columnGap: space.sm,
      paddingBlock: space.md,
      selectors: {
        '&[data-aside]': {
          gridTemplateAreas: '"heading heading" "intro aside" "actions actions"',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateRows: 'none',
        },
      },
    },
    [behind]: {
      selectors: {
        [withByline]: {
          // The heading covers the header's row until it has left the window.
          background: color.surface.page,
          display: 'flex',
          flexWrap: 'wrap',
          marginInline: `calc(-1 * ${space.md})`,
          padding: `${space.sm} ${space.md}`,
          position: 'relative',
          rowGap: space.sm,
          zIndex: `calc(${vars.zIndex.raised} + 1)`,
        },
      },
    },
  },
});

const inAside = (gridArea: string) => ({ selectors: { '[data-aside] > &': { gridArea } } });
const inByline = '[data-byline] > &';

/** Heading and byline are next to the picture as long as a word of the name fits there. */
export const title = patternStyle({
  alignSelf: 'center',
  flex: '1 1 11rem',
  minInlineSize: 0,
  position: 'relative',
  ...inAside('heading'),
});

export const heading = patternStyle({
  fontSize: fontSize.display,
  letterSpacing: '-0.016em',
  // The heading isn't a control. It only gets the focus so that reading and tabbing continue from there.
  selectors: { '[data-aside] > &': { gridArea: 'heading' }, '&:focus': { outline: 'none' } },
  '@media': {
    [behind]: {
      selectors: {
        // Keeps room for the controls, in the heading's first line only.
        [`${title} > &:has(~ div)::before`]: {
          blockSize: '1em',
          content: '',
          float: 'inline-end',
          inlineSize: '2rem',
        },
      },
    },
  },
});

export const above = patternStyle({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space.sm,
  ...inAside('above'),
});

export const byline = patternStyle({
  marginBlockStart: space.xxs,
  '@media': {
    // On paper, the header has it.
    print: { display: 'none' },
    'screen and (min-width: 48rem)': { color: color.text.default, fontSize: fontSize.body },
  },
});

export const controls = patternStyle({
  display: 'none',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  position: 'absolute',
  '@media': { [behind]: { display: 'block' } },
});

export const intro = patternStyle({
  color: color.text.muted,
  fontSize: fontSize.lead,
  lineHeight: vars.leading.snug,
  ...inAside('intro'),
  '@media': {
    [phone]: {
      selectors: {
        '[data-aside] > &': { fontSize: fontSize.body },
      },
    },
    [behind]: {
      selectors: {
        [inByline]: { color: color.text.default, flex: '1 1 100%', fontSize: fontSize.body },
      },
    },
  },
});

export const actions = patternStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  marginBlockStart: space.xs,
  ...inAside('actions'),
  '@media': {
    [behind]: {
      selectors: {
        [inByline]: {
          display: 'grid',
          flex: '1 1 100%',
          gap: space.xs,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
          marginBlockStart: 0,
        },
      },
    },
  },
});
globalStyle(
  `[data-byline] > ${actions} > :first-child`,
  inPatterns({ '@media': { [behind]: { gridColumn: '1 / -1' } } }),
);
globalStyle(
  `[data-byline] > ${actions} > :not(:first-child)`,
  inPatterns({ '@media': { [behind]: { border: `1px solid ${color.line.control}` } } }),
);

// The actions are buttons on a phone, and words in a line elsewhere.
globalStyle(
  `[data-byline] > ${actions} > :not(:first-child) svg`,
  inPatterns({ '@media': { '(min-width: 48rem)': { display: 'none' } } }),
);

export const aside = patternStyle({
  alignSelf: 'center',
  gridArea: 'aside',
  '@media': {
    [behind]: {
      selectors: {
        [inByline]: { order: -1 },
      },
    },
    // The header on the sheet already shows the picture.
    print: { display: 'none' },
  },
});

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

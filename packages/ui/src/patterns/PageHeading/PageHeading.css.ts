import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { fontSize, space, width } = vars;

const phone = 'screen and (max-width: 40rem)';

export const root = patternStyle({
  columnGap: space.md,
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width.measure})`,
  paddingBlock: space.lg,
  rowGap: space.xs,
  selectors: {
    '&[data-aside]': {
      gridTemplateAreas: '"heading aside" "intro aside" "actions aside"',
      gridTemplateColumns: `minmax(0, ${width.measure}) auto`,
      // The height that the aside leaves is divided between the text's lines and the room below
      // them.
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
        '&[data-aside="wide"]': { display: 'flex', flexDirection: 'column' },
      },
    },
  },
});

const inAside = (gridArea: string) => ({ selectors: { '[data-aside] > &': { gridArea } } });

export const heading = patternStyle({
  fontSize: fontSize.display,
  // Not a control: it only gets the focus so that reading and tabbing continue from there.
  selectors: { ...inAside('heading').selectors, '&:focus': { outline: 'none' } },
});

export const above = patternStyle({ display: 'grid', rowGap: space.sm, ...inAside('above') });

export const intro = patternStyle({
  color: vars.color.text.muted,
  fontSize: fontSize.lead,
  lineHeight: vars.leading.snug,
  ...inAside('intro'),
  // A narrow column.
  '@media': { [phone]: { selectors: { '[data-aside=""] > &': { fontSize: fontSize.body } } } },
});

export const actions = patternStyle({ marginBlockStart: space.xs, ...inAside('actions') });

export const aside = patternStyle({
  alignSelf: 'center',
  gridArea: 'aside',
  selectors: { '[data-aside="wide"] > &': { alignSelf: 'start' } },
  // The header of the sheet shows the picture already.
  '@media': {
    print: { display: 'none' },
    [phone]: { selectors: { '[data-aside="wide"] > &': { alignSelf: 'stretch' } } },
  },
});

/** The decoration of `PageFrame` may be behind it. */
export const facts = patternStyle({
  background: vars.color.surface.page,
  borderRadius: vars.radius.sm,
});

/** Introduction and facts are on one line if they fit. */
globalStyle(
  `${root}:has(> ${facts})`,
  inPatterns({
    alignItems: 'baseline',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    paddingBlockEnd: 0,
  }),
);
globalStyle(`${root}:has(> ${facts}) > h1`, inPatterns({ flexBasis: '100%' }));

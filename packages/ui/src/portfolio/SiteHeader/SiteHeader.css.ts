import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { space } = vars;

/** Where everything fits next to the picture. */
const wide = '(min-width: 64rem)';
const phone = 'screen and (max-width: 40rem)';

/** Where the icons of the actions leave no room for the name. */
const narrowPhone = 'screen and (max-width: 22rem)';

/** How far a target of the size of a finger reaches beyond a line of text, above and below. */
const OVERHANG = '-0.6875rem';

/** Rows that break where long or large text needs it: nothing is hidden or cut off. */
export const root = portfolioStyle({
  alignItems: 'center',
  columnGap: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockStart: space.sm,
  '@media': {
    [phone]: { columnGap: space.xs, paddingBlockStart: space.xs },
    [wide]: { columnGap: space.md },
  },
});

/** Name, title and tagline: one block where there is room, otherwise items of their own. */
export const words = portfolioStyle({
  display: 'contents',
  '@media': { [wide]: { display: 'block', flex: '1 1 20rem', minInlineSize: 0 } },
});

export const identity = portfolioStyle({
  // Wide enough for a name of two words.
  flex: '1 1 7rem',
  minInlineSize: 0,
  '@media': {
    [wide]: { alignItems: 'baseline', columnGap: space.sm, display: 'flex', flexWrap: 'wrap' },
  },
});

export const name = portfolioStyle({
  fontSize: vars.fontSize.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  '@media': { [phone]: { fontSize: vars.fontSize.lead } },
});

/** As small as the entries of the navigation. */
const small = { fontSize: '0.8125rem' } as const;

export const jobTitle = portfolioStyle({
  textWrap: 'balance',
  '@media': {
    // Below the actions, too: all the room next to the picture.
    [phone]: { ...small, inlineSize: 'max-content', maxInlineSize: 'calc(100vw - 5.5rem)' },
  },
});

export const tagline = portfolioStyle({
  color: vars.color.text.muted,
  // A row of its own, next to the controls.
  flex: '1 1 calc(100% - 12rem)',
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
  order: 1,
  '@media': { [phone]: { ...small, flexBasis: 'calc(100% - 4rem)' } },
});

export const actions = portfolioStyle({
  columnGap: space.lg,
  flex: 'none',
  maxInlineSize: '100%',
  rowGap: 0,
  '@media': {
    print: { display: 'none' },
    // Next to the name, and not the title.
    [phone]: { alignSelf: 'start', columnGap: space.xs, marginBlock: OVERHANG },
  },
});

// As high as a finger needs, but small: the page's content comes first.
globalStyle(
  `${actions} > *`,
  inPortfolio({
    fontSize: vars.fontSize.label,
    minBlockSize: '2.75rem',
    '@media': { [phone]: small },
  }),
);
globalStyle(
  `${actions} svg`,
  inPortfolio({
    '@media': {
      [phone]: { inlineSize: '1em', marginInlineEnd: `calc(-1 * ${space.xxs})` },
      [narrowPhone]: { display: 'none' },
    },
  }),
);

export const controls = portfolioStyle({
  flex: 'none',
  order: 1,
  '@media': { print: { display: 'none' }, [phone]: { marginBlock: `calc(-1 * ${space.xxs})` } },
});

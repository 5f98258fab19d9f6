import { globalStyle } from '@vanilla-extract/css';
import { longLabel, shortLabel } from '../../primitives/Button/Button.css.ts';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.ts';

const { color, space, zIndex } = vars;

/** Where the header is part of the navigation's line (`PageFrame`). */
const oneLine = 'screen and (min-width: 48rem)';
/** Where that line has no room for icons and longer labels. */
const tight = 'screen and (min-width: 48rem) and (max-width: 63.99rem)';
/** Where the tagline is on a line of its own. */
const taglineBelow = 'screen and (min-width: 48rem) and (max-width: 71.99rem)';
const phone = 'screen and (max-width: 47.99rem)';

/** Where the icons of the actions leave no room for the name. */
const narrowPhone = 'screen and (max-width: 22rem)';

/**
 * A window that is narrow for its text, such as a phone with text twice as large. Header and navigation together must
 * take no more than half of the first screen. In rem of a container, so that it follows zoom and the text size of the
 * page and the browser.
 */
const narrowForText = '(max-width: 15rem)';

/** How far a touch target reaches beyond a line of text, above and below. */
const OVERHANG = '-0.6875rem';

/** Rows wrap if long or large text needs it, so that nothing is hidden or cut off. */
export const root = portfolioStyle({
  alignItems: 'center',
  columnGap: space.xs,
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  paddingBlockStart: space.xs,
  '@media': {
    // Lets the row stick to the window along the whole page. With a box of its own, the header would end that.
    [phone]: { selectors: { '&[data-after-heading]': { display: 'contents' } } },
    [oneLine]: { display: 'contents' },
  },
});

/** The height of the row that comes after the heading. */
const BAR = '2.75rem';
/**
 * The row's place until the page is scrolled. It is behind the heading's words, where there is no other touch target.
 */
const BAR_START = '3.75rem';

const afterHeading = '[data-after-heading] > &';

/** Everything except the controls. */
export const bar = portfolioStyle({
  display: 'contents',
  '@media': {
    [phone]: {
      selectors: {
        // The row is there from the start, but the heading comes later and covers it until it leaves the window.
        [afterHeading]: {
          alignItems: 'center',
          background: color.surface.page,
          blockSize: BAR,
          borderBlockEnd: `1px solid ${color.line.control}`,
          columnGap: space.xs,
          containerType: 'inline-size',
          display: 'flex',
          insetBlockStart: 0,
          marginBlock: `${BAR_START} calc(-1 * (${BAR_START} + ${BAR}))`,
          marginInline: `calc(-1 * ${space.md})`,
          paddingInline: space.md,
          position: 'sticky',
          zIndex: `calc(${zIndex.raised} + 1)`,
        },
        // The row is also above the navigation that has returned.
        [`${afterHeading}:focus-within`]: {
          marginBlock: `0 calc(-1 * ${BAR})`,
          zIndex: `calc(${zIndex.overlay} + 1)`,
        },
      },
    },
  },
});

// Keeps the target of a link clear of the row.
globalStyle(
  ':root:has([data-after-heading])',
  inPortfolio({ '@media': { [phone]: { scrollPaddingBlockStart: `calc(${BAR} + ${space.lg})` } } }),
);

const inBar = `[data-after-heading] > ${bar} &`;

/** Name, title and tagline. On the navigation's line they are one block, otherwise separate items. */
export const words = portfolioStyle({
  display: 'contents',
  '@media': {
    [oneLine]: { display: 'block', flex: '1 1 6rem', minInlineSize: 0 },
    [taglineBelow]: { display: 'contents' },
    'screen and (min-width: 72rem)': { flexBasis: '18rem' },
  },
});

export const identity = portfolioStyle({
  // Wide enough for a name of two words.
  flex: '1 1 7rem',
  minInlineSize: 0,
  '@media': {
    [oneLine]: {
      alignItems: 'baseline',
      columnGap: space.xs,
      display: 'flex',
      flexWrap: 'wrap',
      selectors: { [inBar]: { display: 'none' } },
    },
    [taglineBelow]: { flexBasis: '6rem' },
  },
  // Lets the title go below the picture.
  '@container': { [narrowForText]: { display: 'contents' } },
});

export const name = portfolioStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.tight,
  '@media': { [oneLine]: { fontSize: vars.fontSize.body } },
  '@container': {
    [narrowForText]: {
      flex: '1 1 50%',
      fontSize: vars.fontSize.body,
      selectors: { [inBar]: visuallyHidden },
    },
  },
});

export const jobTitle = portfolioStyle({
  textWrap: 'balance',
  '@media': {
    // The title takes the room next to the picture, below the actions too.
    [phone]: {
      inlineSize: 'max-content',
      maxInlineSize: 'calc(100cqi - 3.5rem)',
      selectors: { [inBar]: visuallyHidden },
    },
  },
  '@container': {
    [narrowForText]: {
      flex: '1 1 100%',
      lineHeight: vars.leading.tight,
      maxInlineSize: '100%',
    },
  },
});

export const tagline = portfolioStyle({
  color: vars.color.text.muted,
  // Gives the tagline a row of its own, next to the controls.
  flex: '1 1 calc(100% - 4rem)',
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.tight,
  order: 1,
  textWrap: 'balance',
  '@media': {
    [phone]: {
      // Two lines, also in the fallback face, so that the page's heading comes soon and stays where it is.
      fontSize: vars.fontSize.label,
      letterSpacing: '-0.02em',
      selectors: {
        [inBar]: visuallyHidden,
        // A `LanguageChoice` next to it needs more room.
        [`${root}:has(nav) &`]: { flexBasis: 'calc(100% - 9rem)' },
      },
    },
    [taglineBelow]: { flexBasis: '100%', order: 3, paddingBlock: `${space.xxs} ${space.xs}` },
  },
  // `SiteFooter` shows it.
  '@container': { [narrowForText]: visuallyHidden },
});

export const actions = portfolioStyle({
  columnGap: space.md,
  flex: 'none',
  maxInlineSize: '100%',
  rowGap: 0,
  '@media': {
    print: { display: 'none' },
    // The actions are next to the name, not next to the title.
    [phone]: {
      alignSelf: 'start',
      columnGap: space.xs,
      marginBlock: OVERHANG,
      selectors: { [inBar]: { alignSelf: 'center', columnGap: space.sm, marginBlock: 0 } },
    },
    [oneLine]: {
      order: 2,
      // The heading has the downloads. The navigation stays where it is on the other pages.
      selectors: { [inBar]: { visibility: 'hidden' } },
    },
    [tight]: { columnGap: space.sm },
  },
  '@container': { [narrowForText]: { flex: '1 1 auto', marginBlock: 0 } },
});

// High enough to touch, but not higher, so that the page's content comes soon.
globalStyle(
  `${actions} > *`,
  inPortfolio({
    fontSize: vars.fontSize.label,
    minBlockSize: '2.75rem',
    '@container': {
      [narrowForText]: { minBlockSize: '1.5rem', minInlineSize: 0, paddingBlock: space.xxs },
    },
  }),
);
globalStyle(
  `${actions} svg`,
  inPortfolio({
    '@media': {
      [phone]: { inlineSize: '1em', marginInlineEnd: `calc(-1 * ${space.xxs})` },
      [narrowPhone]: { display: 'none' },
      [tight]: { display: 'none' },
    },
    '@container': { [narrowForText]: { display: 'none' } },
  }),
);

globalStyle(`${actions} ${longLabel}`, inPortfolio({ '@media': { [tight]: { display: 'none' } } }));
globalStyle(
  `${actions} ${shortLabel}`,
  inPortfolio({ '@media': { [tight]: { display: 'inline' } } }),
);

/** The picture. */
const picture = `${bar} > :first-child`;
const small = { blockSize: '2rem', inlineSize: '2rem' };
globalStyle(picture, inPortfolio({ '@media': { [oneLine]: small } }));
globalStyle(
  `[data-after-heading] > ${picture}`,
  inPortfolio({ '@media': { [phone]: small, [oneLine]: { display: 'none' } } }),
);
globalStyle(
  picture,
  inPortfolio({ '@container': { [narrowForText]: { blockSize: '1.5rem', inlineSize: '1.5rem' } } }),
);

export const controls = portfolioStyle({
  alignItems: 'center',
  columnGap: space.sm,
  display: 'flex',
  flex: 'none',
  // At the end of their line, even if several languages need a line of their own.
  marginInlineStart: 'auto',
  order: 2,
  '@media': {
    print: { display: 'none' },
    [phone]: {
      marginBlock: `calc(-1 * ${space.xxs})`,
      // The heading has its own controls.
      selectors: { [afterHeading]: { display: 'none' } },
    },
  },
  '@container': { [narrowForText]: { marginBlock: 0 } },
});

import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { inPlain, notPlain, unlessPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

const { space } = vars;

/** The width of a card as wide as the page from which its aside has a column of its own. The grid is the container. */
export const wide = '(min-width: 44rem)';

/** The columns of the aside and the content in a wide card. */
export const sideBySide = {
  columnGap: space.lg,
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
} as const;

/** A face of the card. Its paper is the card's. */
export const side = patternStyle({
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  gridArea: '1 / 1',
  minInlineSize: 0,
  overflow: 'hidden',
  paddingBlock: space.md,
  paddingInline: space.md,
  '@media': { screen: { selectors: { [unlessPlain]: { paddingBlockStart: 0 } } } },
});

/** A side that has an aside. The aside is next to the content or above it. */
export const divided = patternStyle({});

export const aside = patternStyle({});

export const content = patternStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space.sm,
  minInlineSize: 0,
});

/** Styles that the button shares with the space reserved for it. */
export const buttonBox = {
  fontSize: vars.fontSize.small,
  minBlockSize: '2.75rem',
} as const;

/** The width of the button's icon, with the gap before it. */
const iconRoom = `calc(1em + ${space.xxs})`;

/**
 * The first line, which ends with the button. The side reserves the button's space there, with the same words in the
 * same size. If the header doesn't fit next to it, at any text size, it goes below it.
 */
export const header = patternStyle({
  alignItems: 'start',
  columnGap: space.xs,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.snug,
  // The button is high enough to need no space below.
  marginBlockEnd: `calc(-1 * ${space.xs})`,
  selectors: {
    '&::after': {
      ...buttonBox,
      content: 'attr(data-button)',
      marginInlineStart: 'auto',
      maxInlineSize: '100%',
      paddingInlineEnd: iconRoom,
      visibility: 'hidden',
    },
    [`${inPlain}::after`]: { content: 'none' },
  },
  '@media': { print: { '::after': { content: 'none' } } },
});

globalStyle(`${header} > *`, inPatterns({ flex: '1 1 7rem', minInlineSize: 0 }));
/** Their first line is level with the button's. */
globalStyle(
  `${notPlain} ${header} > *`,
  inPatterns({ '@media': { screen: { paddingBlockStart: 'calc((2.75rem - 1lh) / 2)' } } }),
);

export const footer = patternStyle({
  alignItems: 'center',
  columnGap: space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.fontSize.small,
  // Links are high enough to need no space around them.
  marginBlock: `calc(-1 * ${space.xs})`,
});

import { patternStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

/** The width of a card from which its aside has a column of its own. The card is the container. */
export const wide = '(min-width: 44rem)';

/** The columns of the aside and the content in a wide card. */
export const sideBySide = {
  columnGap: space.lg,
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
} as const;

export const side = patternStyle({
  background: color.surface.raised,
  border: `1px solid ${color.line.hairline}`,
  borderRadius: vars.radius.md,
  display: 'flex',
  flexDirection: 'column',
  gap: space.sm,
  gridArea: '1 / 1',
  minInlineSize: 0,
  overflow: 'hidden',
  padding: space.md,
  paddingBlockEnd: 0,
});

/** A side that has an aside. The aside is next to the content or above it. */
export const divided = patternStyle({
  '@container': {
    [wide]: {
      ...sideBySide,
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
});

export const aside = patternStyle({
  '@container': {
    [wide]: {
      borderInlineEnd: `1px solid ${color.line.hairline}`,
      gridRow: '2 / -1',
      paddingBlockEnd: space.md,
      paddingInlineEnd: space.lg,
    },
  },
});

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
 * A line that may end with the button. The side reserves the button's space there, with the same words in the same
 * size. If the content doesn't fit next to it, at any text size, the content goes above it.
 */
export const line = patternStyle({
  alignItems: 'center',
  columnGap: space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.fontSize.small,
  selectors: {
    '&[data-button]::after': {
      ...buttonBox,
      content: 'attr(data-button)',
      marginInlineStart: 'auto',
      maxInlineSize: '100%',
      paddingInlineEnd: iconRoom,
      visibility: 'hidden',
    },
    [`${inPlain}[data-button]::after`]: { content: 'none' },
  },
  '@media': { print: { selectors: { '&[data-button]::after': { content: 'none' } } } },
});

export const footer = patternStyle({});

/** Reaches up to the side's edge, because the button is high enough to need no space above. */
export const header = patternStyle({
  gridColumn: '1 / -1',
  marginBlockStart: `calc(-1 * ${space.md})`,
});

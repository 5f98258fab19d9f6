import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

/** From where on an aside has a column of its own: in the width of a card, which is the container. */
export const wide = '(min-width: 44rem)';

/** The columns of the aside and of the content there. */
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

/** A side with an aside: one below the other, or side by side. */
export const divided = patternStyle({
  '@container': {
    [wide]: {
      ...sideBySide,
      display: 'grid',
      gridTemplateRows: '1fr auto',
    },
  },
});

export const aside = patternStyle({
  '@container': {
    [wide]: {
      borderInlineEnd: `1px solid ${color.line.hairline}`,
      gridRow: '1 / -1',
      // Up to the rule on the side's edge, if it has one.
      marginBlockStart: `calc(var(--pf-side-rule, 0px) - ${space.md})`,
      paddingBlock: space.md,
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

/** Styles that the button and its reserved space share. */
export const buttonBox = {
  fontSize: vars.fontSize.small,
  minBlockSize: '2.75rem',
} as const;

/** Width of the icon in the button, with the gap before it. */
const iconRoom = `calc(1em + ${space.xxs})`;

/**
 * The line that ends with the button. Each side reserves the button's space there, with the same
 * words in the same size: content that doesn't fit next to it, at any text size, goes above it.
 */
export const footer = patternStyle({
  alignItems: 'center',
  columnGap: space.md,
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
  },
  '@media': {
    'print, (scripting: none)': {
      selectors: { '&[data-button]::after': { content: 'none' } },
    },
  },
});

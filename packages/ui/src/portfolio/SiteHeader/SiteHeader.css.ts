import { globalStyle } from '@vanilla-extract/css';
import { inPortfolio, portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { PORTRAIT_SIZE } from '../../tokens/scales.ts';

const { space } = vars;

const phone = 'screen and (max-width: 40rem)';
const narrow = '(max-width: 60rem)';

export const root = portfolioStyle({
  alignItems: 'center',
  columnGap: space.md,
  display: 'grid',
  gridTemplateAreas: '"portrait identity controls" "portrait tagline actions"',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  paddingBlock: space.lg,
  rowGap: space.xxs,
  '@media': {
    [narrow]: {
      gridTemplateAreas:
        '"portrait identity controls" "portrait tagline tagline" "actions actions actions"',
    },
    // Rows that break where large text needs it; the controls are the first to go to the next one.
    [phone]: {
      columnGap: space.sm,
      display: 'flex',
      flexWrap: 'wrap',
      paddingBlock: space.sm,
      rowGap: space.xs,
    },
  },
});

/** The picture or the initials. */
export const portrait = portfolioStyle({
  blockSize: PORTRAIT_SIZE,
  borderRadius: vars.radius.full,
  flex: 'none',
  fontSize: vars.fontSize.title,
  gridArea: 'portrait',
  inlineSize: PORTRAIT_SIZE,
  objectFit: 'cover',
  '@media': { [phone]: { blockSize: 48, fontSize: vars.fontSize.lead, inlineSize: 48 } },
});

const initials = {
  alignItems: 'center',
  border: `1px solid ${vars.color.line.control}`,
  color: vars.color.text.muted,
  display: 'flex',
  justifyContent: 'center',
} as const;

/** In place of a picture. */
export const monogram = portfolioStyle(initials);

/**
 * The text alternative of a failed picture doesn't fit in the circle. Browsers draw `::after` of a
 * picture only if it failed; Safari never does.
 */
export const picture = portfolioStyle({
  color: 'transparent',
  position: 'relative',
  '::after': {
    ...initials,
    background: vars.color.surface.page,
    borderRadius: vars.radius.full,
    content: 'attr(data-initials) / ""',
    fontFamily: vars.font.display,
    fontWeight: vars.weight.heading,
    inset: 0,
    position: 'absolute',
  },
});

export const identity = portfolioStyle({
  alignSelf: 'end',
  gridArea: 'identity',
  // Narrow enough for all three to fit into one row at 320 px.
  '@media': { [phone]: { alignSelf: 'center', flex: '1 1 5.5rem' } },
});

export const name = portfolioStyle({
  fontSize: vars.fontSize.title,
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  '@media': { [phone]: { fontSize: vars.fontSize.lead } },
});

export const tagline = portfolioStyle({
  alignSelf: 'start',
  color: vars.color.text.muted,
  gridArea: 'tagline',
  lineHeight: vars.leading.snug,
  '@media': { [phone]: { flexBasis: '100%', fontSize: vars.fontSize.label, order: 1 } },
});

export const controls = portfolioStyle({
  alignSelf: 'start',
  gridArea: 'controls',
  justifySelf: 'end',
  '@media': { print: { display: 'none' } },
});

export const actions = portfolioStyle({
  gridArea: 'actions',
  justifyContent: 'end',
  '@media': {
    print: { display: 'none' },
    // Beside both lines, if there are no controls above.
    '(min-width: 60.01rem)': { selectors: { [`:not(${controls}) + &`]: { gridRow: '1 / 3' } } },
    [narrow]: { justifyContent: 'start', marginBlockStart: space.xs },
    // Side by side, so that the content comes into view.
    [phone]: {
      alignItems: 'stretch',
      flexBasis: '100%',
      gap: space.xs,
      marginBlockStart: 0,
      order: 2,
    },
  },
});

globalStyle(
  `${actions} > *`,
  inPortfolio({ '@media': { [phone]: { flexGrow: 1, paddingInline: space.sm } } }),
);

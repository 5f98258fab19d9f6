import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';
import { mark } from './mark.ts';

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  vars: {
    '--pf-mark': vars.color.text.default,
    [mark.name.ours]: 'var(--pf-mark)',
    [mark.name.other]: vars.color.line.control,
    [mark.name.paper]: vars.color.surface.raised,
  },
  '@media': {
    // The marks also differ in shape: the owner's are filled and thick.
    '(forced-colors: active)': {
      vars: {
        [mark.name.ours]: 'Highlight',
        [mark.name.other]: 'CanvasText',
        [mark.name.paper]: 'Canvas',
      },
    },
  },
});

/** Marks in the colour of the prop `color`, which may be as light as the page. */
export const colored = patternStyle({
  '@media': {
    // In forced colours, this rule would override the system's colours.
    '(forced-colors: none)': {
      '@supports': {
        [canShowColors]: { vars: { [mark.name.ours]: visibleColor('var(--pf-mark)') } },
      },
    },
  },
});

export const caption = patternStyle({ display: 'grid', rowGap: vars.space.xxs });

export const headline = patternStyle({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
  textWrap: 'balance',
  selectors: { '[data-size="lg"] &': { fontSize: vars.fontSize.title } },
});

export const title = patternStyle({
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

/**
 * The room below the title. The drawing fills it, and it grows when visitors set larger or wider text (WCAG 2.2, 1.4.4
 * and 1.4.12). Its small text has one size, and drawings query the width in em. Digits are proportional, except in
 * columns.
 */
export const drawing = patternStyle({
  containerType: 'inline-size',
  flex: '1 0 auto',
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'lining-nums',
  lineHeight: vars.leading.snug,
  position: 'relative',
  printColorAdjust: 'exact',
  selectors: {
    '[data-size="sm"] > &': {
      display: 'grid',
      lineHeight: vars.leading.tight,
      minBlockSize: '6.75rem',
    },
  },
});

/** Covers the drawing, which it stands for. */
export const finding = patternStyle({ inset: 0, pointerEvents: 'none', position: 'absolute' });

/** Both texts have the same room, so that nothing below them moves. */
export const reading = patternStyle({ display: 'grid' });
export const resting = patternStyle({ gridArea: '1 / 1', visibility: 'hidden' });
export const sentence = patternStyle({
  color: vars.color.text.default,
  fontVariantNumeric: 'lining-nums',
  fontWeight: vars.weight.medium,
  gridArea: '1 / 1',
  lineHeight: vars.leading.snug,
});

export const method = patternStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.snug,
});

export const numbers = patternStyle({
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
  '@media': {
    // Nobody can open the table on paper.
    print: {
      selectors: {
        '&::details-content': { blockSize: 'auto', contentVisibility: 'visible', display: 'block' },
      },
    },
  },
});

export const summary = patternStyle({
  color: vars.color.action.default,
  cursor: 'pointer',
  inlineSize: 'fit-content',
  // Large enough to touch (WCAG 2.2, 2.5.8).
  minBlockSize: '1.5rem',
  '@media': { print: { display: 'none' } },
});

export const table = patternStyle({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  marginBlockStart: vars.space.xxs,
});

/** The row of the place where the figure is read. */
export const readRow = `[data-read] > &`;
export const readBackground = `color-mix(in oklab, ${mark.ours} 14%, transparent)`;

export const cell = patternStyle({
  borderBlockStart: `1px solid ${vars.color.line.hairline}`,
  fontWeight: vars.weight.regular,
  paddingBlock: vars.space.xxs,
  paddingInlineEnd: vars.space.sm,
  // Lines up the decimals, whatever the page's direction.
  textAlign: 'right',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: 0 },
    [readRow]: { background: readBackground },
    'thead &': { borderBlockStart: 0, color: vars.color.text.muted },
  },
});

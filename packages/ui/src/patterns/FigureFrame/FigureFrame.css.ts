import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from './mark.ts';

/**
 * The owner's colour, darker on light paper and lighter on dark where it has to be: any colour keeps
 * 3:1 to the surface (WCAG 2.2, 1.4.11), and its hue (the stories test it).
 */
const readable = `light-dark(
  oklch(from var(--pf-mark) min(l, 0.58) c h), oklch(from var(--pf-mark) max(l, 0.66) c h))`;

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
  selectors: { '&[data-size="sm"]': { blockSize: '8.5rem' } },
  '@media': {
    '(forced-colors: none)': {
      '@supports': {
        '(color: oklch(from red l c h)) and (color: light-dark(red, red))': {
          vars: { [mark.name.ours]: readable },
        },
      },
    },
    // The shapes differ as well: ours is filled and thick.
    '(forced-colors: active)': {
      vars: {
        [mark.name.ours]: 'Highlight',
        [mark.name.other]: 'CanvasText',
        [mark.name.paper]: 'Canvas',
      },
    },
  },
});

export const title = patternStyle({
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: {
    // Two lines of a small figure; the drawing's name begins with all of it, and so does the large one.
    '[data-size="sm"] > &': {
      display: '-webkit-box',
      flex: 'none',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
});

/** What the drawing has left below the title. */
export const drawing = patternStyle({
  flex: 1,
  fontSize: vars.fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  minBlockSize: 0,
  printColorAdjust: 'exact',
});

export const method = patternStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
});

export const numbers = patternStyle({
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
  '@media': {
    // On paper nothing can be opened.
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
  // Large enough for a finger (WCAG 2.2, 2.5.8).
  minBlockSize: '1.5rem',
  '@media': { print: { display: 'none' } },
});

export const table = patternStyle({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  inlineSize: '100%',
  marginBlockStart: vars.space.xxs,
});

export const cell = patternStyle({
  borderBlockStart: `1px solid ${vars.color.line.hairline}`,
  fontWeight: vars.weight.regular,
  paddingBlock: vars.space.xxs,
  paddingInlineEnd: vars.space.sm,
  textAlign: 'end',
  verticalAlign: 'baseline',
  selectors: {
    '&:first-child': { textAlign: 'start' },
    '&:last-child': { paddingInlineEnd: 0 },
    'thead &': { borderBlockStart: 0, color: vars.color.text.muted },
  },
});

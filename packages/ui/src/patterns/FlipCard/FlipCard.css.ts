import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  blockSize: '100%',
  breakInside: 'avoid',
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': {
    '(scripting: none)': { cursor: 'auto' },
    print: { blockSize: 'auto', display: 'block' },
  },
});

/** Where a card lies in rows: where it can be turned over. */
const lined = 'screen and (scripting: enabled)';

/** See `rows` of the component. Only the sides can be clicked: a longer neighbour leaves room below. */
export const inRows = patternStyle({
  '@media': {
    [lined]: {
      blockSize: 'auto',
      gridRow: '1 / -1',
      gridTemplateRows: 'subgrid',
      pointerEvents: 'none',
    },
  },
});

const frontRows = '1 / span var(--pf-rows)';
const backRows = '1 / span calc(var(--pf-rows) + 1)';

const turned = (degrees: number) => `perspective(1400px) rotateY(${degrees}deg)`;
const inTime = `${vars.motion.slow} ${vars.easing.inOut}`;
const turn = `transform ${inTime}, block-size ${inTime}`;

/** Both sides share one cell: without rows the card is always as high as the longer one. */
export const face = patternStyle({
  background: vars.color.surface.raised,
  backfaceVisibility: 'hidden',
  border: `1px solid ${vars.color.line.hairline}`,
  borderRadius: vars.radius.md,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  gridArea: '1 / 1',
  minInlineSize: 0,
  overflow: 'hidden',
  padding: vars.space.md,
  paddingBlockEnd: 0,
  pointerEvents: 'auto',
  transform: turned(0),
  transition: turn,
  selectors: {
    [`${root}:hover &`]: { borderColor: vars.color.line.control },
    '&[data-hidden="true"]': {
      transform: turned(180),
      // Hidden only after it has turned away.
      transition: `${turn}, visibility 0s ${vars.motion.slow}`,
      visibility: 'hidden',
    },
    '&[data-hidden="true"]:last-child': { transform: turned(-180) },
  },
  '@media': {
    '(scripting: none)': {
      gridArea: 'auto',
      selectors: {
        '&[data-hidden="true"]:nth-child(n)': { transform: 'none', visibility: 'visible' },
        '&:last-child': { borderBlockStartStyle: 'dashed' },
      },
    },
    'print and (scripting: enabled)': {
      selectors: { '&[data-hidden="true"]': { display: 'none' } },
    },
    [lined]: {
      selectors: {
        [`${inRows} > &:first-child`]: {
          display: 'grid',
          gridRow: frontRows,
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'subgrid',
          rowGap: vars.space.xs,
        },
        [`${inRows} > &:last-child`]: {
          blockSize: 'max-content',
          gridRow: backRows,
          // In browsers that can't, the rows below move immediately.
          interpolateSize: 'allow-keywords',
          minBlockSize: '100%',
        },
        // Takes part in no row, so that the front sets the height.
        [`${inRows} > &[data-hidden="true"]:last-child`]: { blockSize: 0 },
      },
    },
  },
});

/** A back that is drawn only when it shows turns from behind the front like one that has always been there. */
export const drawnLate = patternStyle({ '@starting-style': { transform: turned(-180) } });

export const content = patternStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space.sm,
  '@media': {
    [lined]: { selectors: { [`${inRows} > ${face}:first-child > &`]: { display: 'contents' } } },
  },
});

/** Styles that the button and its reserved space share. */
const buttonBox = {
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.medium,
  minBlockSize: '2.75rem',
} as const;

/** Width of the icon in the button, with the gap before it. */
const iconRoom = `calc(1.5em + ${vars.space.xxs})`;

/**
 * The line that ends with the button. Each side reserves the button's space there, with the same
 * words in the same size: content that doesn't fit next to it, at any text size, goes above it.
 */
export const footer = patternStyle({
  alignItems: 'center',
  columnGap: vars.space.md,
  display: 'flex',
  flexWrap: 'wrap',
  '::after': {
    ...buttonBox,
    content: 'attr(data-button)',
    marginInline: `auto calc(-1 * ${vars.space.md})`,
    maxInlineSize: `calc(100% + ${vars.space.md})`,
    paddingInline: `${vars.space.sm} calc(${vars.space.sm} + ${iconRoom})`,
    visibility: 'hidden',
  },
  '@media': {
    'print, (scripting: none)': { '::after': { content: 'none' } },
    [lined]: {
      selectors: {
        // Its controls are high enough to need no space above.
        [`${inRows} > ${face}:first-child > &`]: {
          gridRow: 'var(--pf-rows)',
          marginBlockStart: `calc(-1 * ${vars.space.xs})`,
        },
      },
    },
  },
});

export const button = patternStyle({
  ...buttonBox,
  alignItems: 'center',
  alignSelf: 'end',
  color: vars.color.action.default,
  display: 'inline-flex',
  gap: vars.space.xxs,
  gridArea: '1 / 1',
  justifySelf: 'end',
  margin: 1,
  maxInlineSize: 'calc(100% - 2px)',
  paddingInline: vars.space.sm,
  pointerEvents: 'auto',
  position: 'relative',
  zIndex: vars.zIndex.raised,
  selectors: {
    '&:hover': { color: vars.color.action.hover },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': {
    'print, (scripting: none)': { display: 'none' },
    [lined]: {
      selectors: {
        [`${inRows} > &`]: { gridRow: frontRows },
        // Within reach at any scroll position, as the back may be longer than the window.
        [`${inRows}[data-flipped="true"] > &`]: {
          background: vars.color.surface.raised,
          border: `1px solid ${vars.color.line.hairline}`,
          borderRadius: vars.radius.md,
          gridRow: backRows,
          insetBlockEnd: vars.space.xxs,
          margin: vars.space.xxs,
          position: 'sticky',
        },
      },
    },
  },
});

import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  blockSize: '100%',
  breakInside: 'avoid',
  cursor: 'pointer',
  display: 'grid',
  minInlineSize: 0,
  position: 'relative',
  '@media': {
    '(scripting: none)': { cursor: 'auto' },
    print: { blockSize: 'auto', display: 'block' },
  },
});

const turned = (degrees: number) => `perspective(1400px) rotateY(${degrees}deg)`;
const turn = `transform ${vars.motion.slow} ${vars.easing.inOut}`;

/** Both sides share one cell, so the card is always as high as the longer one. */
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
  },
});

export const content = patternStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: vars.space.sm,
});

/** What the button and the space reserved for it share. */
const buttonBox = {
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.medium,
  minBlockSize: '2.75rem',
} as const;

/** Width of the icon in the button, with the gap before it. */
const iconRoom = `calc(1.5em + ${vars.space.xxs})`;

/**
 * The line that ends with the button. Each side reserves the button's space there, with the same
 * words in the same size: what doesn't fit beside it, at any text size, goes above it.
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
  '@media': { 'print, (scripting: none)': { '::after': { content: 'none' } } },
});

export const button = patternStyle({
  ...buttonBox,
  alignItems: 'center',
  color: vars.color.action.default,
  display: 'inline-flex',
  gap: vars.space.xxs,
  insetBlockEnd: 1,
  insetInlineEnd: 1,
  maxInlineSize: '100%',
  paddingInline: vars.space.sm,
  position: 'absolute',
  zIndex: vars.zIndex.raised,
  selectors: {
    '&:hover': { color: vars.color.action.hover },
    '&:focus-visible': { outlineOffset: -4 },
  },
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

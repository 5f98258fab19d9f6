import { globalStyle, keyframes } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { inPlain, notPlain, unlessPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';
import { buttonBox, content, footer } from './CardSide.css.ts';

const { color, motion, space } = vars;

export const root = patternStyle({
  blockSize: '100%',
  breakInside: 'avoid',
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: { [inPlain]: { cursor: 'auto' } },
  '@media': { print: { blockSize: 'auto', display: 'block' } },
});

/** See the prop `rows`. */
export const inRows = patternStyle({
  '@media': {
    screen: { selectors: { [unlessPlain]: { gridRow: '1 / -1', gridTemplateRows: 'subgrid' } } },
  },
});

/** See the prop `tall`. */
export const tall = patternStyle({
  selectors: {
    // A subgrid can't be a container.
    '&[data-flipped="true"]': { gridTemplateRows: 'none' },
  },
  '@media': {
    screen: { selectors: { '&[data-flipped="true"]': { containerType: 'inline-size' } } },
  },
});

const allRows = '1 / span var(--pf-rows)';

export const side = patternStyle({
  selectors: {
    [`:root:not([data-plain]) ${root}:hover &`]: { borderColor: color.line.control },
    [inPlain]: { gridArea: 'auto' },
  },
  '@media': {
    print: { selectors: { [`${unlessPlain}[data-hidden="true"]`]: { display: 'none' } } },
    screen: {
      selectors: {
        [`${notPlain} ${inRows} > &`]: { gridRow: allRows },
        [`${notPlain} ${inRows} > &:first-child`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateRows: 'subgrid',
          rowGap: space.xs,
        },
      },
    },
  },
});

const inFront = (part: string, rule: object) =>
  globalStyle(
    `${notPlain} ${inRows} > :first-child > ${part}`,
    inPatterns({ '@media': { screen: rule } }),
  );
inFront(content, { display: 'contents' });
// The links are high enough to need no space above.
inFront(footer, {
  alignSelf: 'end',
  gridRow: 'var(--pf-rows)',
  marginBlockStart: `calc(-1 * ${space.xs})`,
});

const turned = (axis: 'X' | 'Y', degrees: number) =>
  `perspective(1400px) rotate${axis}(${degrees}deg)`;
const turn = `transform ${motion.slow} ${vars.easing.inOut}`;

/** Both sides share one place, so the card is always as high as the taller one. */
export const inPlace = patternStyle({
  backfaceVisibility: 'hidden',
  transform: turned('Y', 0),
  transition: turn,
  selectors: {
    '&[data-hidden="true"]': {
      transform: turned('Y', 180),
      // The side is hidden only after it has turned away.
      transition: `${turn}, visibility 0s ${motion.slow}`,
      visibility: 'hidden',
    },
    '&[data-hidden="true"]:last-child': { transform: turned('Y', -180) },
    [`${inPlain}[data-hidden="true"]:nth-child(n)`]: {
      transform: 'none',
      transition: 'none',
      visibility: 'visible',
    },
    [`${inPlain}:last-child`]: { borderBlockStartStyle: 'dashed' },
  },
});

const turnIn = keyframes({ from: { opacity: 0, transform: turned('X', 60) } });

/** Sides of different heights. One side goes, and the other comes from behind it. */
export const swapped = patternStyle({
  transformOrigin: '50% 0',
  selectors: {
    // `nth-child` makes this selector stronger than the one for the rows of a front.
    [`${tall} > &[data-hidden="true"]:nth-child(n)`]: { display: 'none' },
    '[data-turned="true"] > &': {
      animation: `${turnIn} ${motion.normal} ${vars.easing.out}`,
    },
  },
});

export const button = patternStyle({
  ...buttonBox,
  alignItems: 'center',
  alignSelf: 'end',
  color: color.action.default,
  display: 'inline-flex',
  gap: space.xxs,
  gridArea: '1 / 1',
  justifySelf: 'end',
  // Keeps the button inside the side's border.
  marginBlockEnd: 1,
  // The focus ring needs room next to the words, but the words end in line with the card's other words.
  marginInlineEnd: `calc(${space.md} + 1px - ${space.xs})`,
  maxInlineSize: `calc(100% - 2 * (${space.md} + 1px - ${space.xs}))`,
  paddingInline: space.xs,
  position: 'relative',
  textAlign: 'start',
  zIndex: vars.zIndex.raised,
  selectors: { '&:focus-visible': { outlineOffset: -4 } },
  '@media': {
    print: { display: 'none' },
    screen: {
      selectors: {
        [`${notPlain} ${inRows} > &`]: { gridRow: allRows },
        // The back may be longer than the window, and reading starts at its top.
        [`${tall}[data-flipped="true"] > &`]: { alignSelf: 'start', marginBlockStart: 1 },
      },
    },
  },
});

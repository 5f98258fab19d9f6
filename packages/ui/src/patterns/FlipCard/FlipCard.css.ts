import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { inPlain, notPlain, unlessPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';
import { buttonBox, content, footer, header } from './CardSide.css.ts';

const { color, space } = vars;

export const root = patternStyle({
  blockSize: '100%',
  breakInside: 'avoid',
  cursor: 'pointer',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  isolation: 'isolate',
  minInlineSize: 0,
  position: 'relative',
  // The paper of both sides. While the card turns, it is as high as the card has become.
  '::before': {
    background: color.surface.raised,
    border: `1px solid ${color.line.hairline}`,
    borderRadius: vars.radius.md,
    content: '',
    inset: 0,
    position: 'absolute',
    zIndex: vars.zIndex.below,
  },
  selectors: {
    ':root:not([data-plain]) &:hover::before': { borderColor: color.line.control },
    '&[data-turning]': { zIndex: vars.zIndex.raised },
    [inPlain]: { cursor: 'auto' },
  },
  '@media': { print: { blockSize: 'auto', display: 'block' } },
});

/** See the prop `rows`. */
export const inRows = patternStyle({
  '@media': {
    screen: { selectors: { [unlessPlain]: { gridRow: '1 / -1', gridTemplateRows: 'subgrid' } } },
  },
});

/** See the prop `tall`. */
export const tall = patternStyle({});

const allRows = '1 / span var(--pf-rows)';

/** A hidden front keeps its place, so that no card is lower than its front. A hidden back takes no room. */
const side = {
  selectors: {
    [`${unlessPlain}[data-hidden="true"]`]: { visibility: 'hidden' },
    [inPlain]: { gridArea: 'auto' },
    [`${notPlain} ${inRows} > &`]: { gridRow: allRows },
  },
  '@media': {
    print: { selectors: { [`${unlessPlain}[data-hidden="true"]`]: { display: 'none' } } },
  },
} as const;

export const front = patternStyle(side);
export const back = patternStyle({
  ...side,
  selectors: {
    ...side.selectors,
    [`${notPlain} ${root}:not([data-turning]) > &[data-hidden="true"]`]: { display: 'none' },
    [inPlain]: { borderBlockStart: `1px dashed ${color.line.hairline}`, gridArea: 'auto' },
  },
});

const onScreen = (selector: string, rule: object) =>
  globalStyle(`${notPlain} ${selector}`, inPatterns({ '@media': { screen: rule } }));
onScreen(`${inRows} > ${front}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: space.xs,
});
onScreen(`${inRows} > ${front} > ${header}`, { gridRow: 1 });
onScreen(`${inRows} > ${front} > ${content}`, { display: 'contents' });
onScreen(`${inRows} > ${front} > ${footer}`, { alignSelf: 'start', gridRow: 'var(--pf-rows)' });

/** The same place on both sides. */
export const button = patternStyle({
  ...buttonBox,
  alignItems: 'center',
  alignSelf: 'start',
  color: color.action.default,
  display: 'inline-grid',
  gridArea: '1 / 1',
  justifyItems: 'end',
  justifySelf: 'end',
  // Keeps the button inside the card's border.
  marginBlockStart: 1,
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
    screen: { selectors: { [`${notPlain} ${inRows} > &`]: { gridRow: allRows } } },
  },
});

export const action = patternStyle({
  alignItems: 'center',
  display: 'flex',
  gap: space.xxs,
  gridArea: '1 / 1',
  selectors: { '&[data-hidden="true"]': { visibility: 'hidden' } },
});

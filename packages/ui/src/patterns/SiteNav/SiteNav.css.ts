import { keyframes } from '@vanilla-extract/css';
import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, space } = vars;

const phone = 'screen and (max-width: 47.99rem)';
const oneLine = 'screen and (min-width: 48rem)';
/** Where six entries need a second line. */
const twoLines = '(max-width: 20rem)';
/** Where six entries need a third line. Each line is lower, but still 44 px high with text twice as large. */
const threeLines = '(max-width: 15rem)';

export const root = patternStyle({
  borderBlockEnd: `1px solid ${color.line.control}`,
  containerType: 'inline-size',
  '@media': {
    // The touch targets at both ends of the line stick out.
    [phone]: { overflowX: 'clip' },
    // Its line has the hairline.
    [oneLine]: { borderBlockEnd: 0, containerType: 'normal' },
    print: { display: 'none' },
  },
});

export const list = patternStyle({
  columnGap: space.lg,
  display: 'flex',
  flexWrap: 'wrap',
  // The marker of the active entry lies on the bar's own hairline, like a tick on an axis.
  marginBlockEnd: -1,
  '@media': {
    [oneLine]: { columnGap: space.sm, fontSize: fontSize.label, marginBlockEnd: 0 },
    'screen and (min-width: 64rem)': { columnGap: space.md, fontSize: fontSize.small },
    // On a phone, six entries fill the line from edge to edge.
    [phone]: {
      columnGap: 0,
      fontSize: vars.fontSize.label,
      justifyContent: 'space-between',
      letterSpacing: '-0.01em',
      maxInlineSize: '28rem',
      selectors: {
        // Otherwise a second line would be spread as wide as the first, however few entries it has.
        '&[data-long]': { columnGap: space.md, justifyContent: 'start' },
      },
    },
  },
  // Large text needs the full width of each line.
  '@container': {
    [threeLines]: {
      selectors: { '&[data-long]': { columnGap: space.xxs, justifyContent: 'space-between' } },
    },
  },
});

export const item = patternStyle({
  maxInlineSize: '100%',
  '@container': {
    // A long entry could be wider than a third.
    [twoLines]: { selectors: { ':not([data-long]) > &': { flexBasis: 'calc(100% / 3)' } } },
    [threeLines]: { selectors: { ':not([data-long]) > &': { flexBasis: 'auto' } } },
  },
});

/** The height of an entry's marker. */
const MARK = '3px';

/** If the page comes sooner, visitors see no sign of loading. */
const PENDING_AFTER = '150ms';

const arrive = keyframes({
  from: { borderBlockEndColor: color.line.control },
  to: { borderBlockEndColor: color.action.default },
});

const pending = '&[data-pending]:not([aria-current])';
const pendingStill = { borderBlockEndColor: color.line.control };

export const link = patternStyle({
  borderBlockEnd: `${MARK} solid transparent`,
  color: color.text.muted,
  alignItems: 'center',
  display: 'flex',
  inlineSize: 'fit-content',
  lineHeight: vars.leading.snug,
  // As high as a touch target.
  minBlockSize: '2.75rem',
  position: 'relative',
  textDecoration: 'none',
  selectors: {
    [pending]: {
      animation: `${arrive} 600ms ease-in-out ${PENDING_AFTER} infinite alternate`,
    },
    [`[data-motion="reduced"] ${pending}`]: pendingStill,
    // The ring is inside, where nothing cuts it off.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      borderBlockEndColor: color.action.default,
      color: color.text.default,
      fontWeight: vars.weight.medium,
    },
  },
  '@container': { [threeLines]: { minBlockSize: 'max(24px, 1.4375rem)' } },
  '@media': {
    // Even a short word gets a full touch target, which extends into the room between two entries.
    [phone]: { '::after': { content: '', inset: '0 -0.4375rem', position: 'absolute' } },
    // As high as the line, also with text twice as large.
    [oneLine]: { blockSize: '64px' },
    '(prefers-reduced-motion: reduce)': { selectors: { [pending]: pendingStill } },
    '(forced-colors: active)': {
      selectors: {
        [pending]: { borderBlockEndColor: 'GrayText' },
        // Forced colours fill every border, even a transparent one. It would cover the bar's hairline.
        '&:not([aria-current], [data-pending])': {
          borderBlockEndWidth: 0,
          paddingBlockEnd: MARK,
        },
        '&[aria-current]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});

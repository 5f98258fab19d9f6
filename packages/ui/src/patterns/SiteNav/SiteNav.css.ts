import { keyframes } from '@vanilla-extract/css';
import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

const phone = 'screen and (max-width: 47.99rem)';
/** Where six entries need a second line. */
const twoLines = '(max-width: 20rem)';
/** Where six entries need a third line. Each line is lower, but still 44 px high with text twice as large. */
const threeLines = '(max-width: 15rem)';

export const root = patternStyle({
  containerType: 'inline-size',
  '@media': {
    // The touch targets at both ends of the line stick out.
    [phone]: { overflowX: 'clip' },
    print: { display: 'none' },
  },
});

export const list = patternStyle({
  columnGap: space.lg,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.fontSize.small,
  isolation: 'isolate',
  // Where each line's rule begins and ends.
  position: 'relative',
  '@media': {
    // On a phone, six entries fill the line from edge to edge.
    [phone]: {
      columnGap: 0,
      fontSize: vars.fontSize.label,
      justifyContent: 'space-between',
      letterSpacing: '-0.01em',
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

/** Each line of entries has a rule of its own, as wide as the list, on which the marker lies like a tick on an axis. */
export const item = patternStyle({
  maxInlineSize: '100%',
  '::after': {
    borderBlockEnd: `1px solid ${color.line.control}`,
    content: '',
    insetInline: 0,
    // Without a place of its own it is where the entry ends.
    marginBlockStart: -1,
    position: 'absolute',
    zIndex: -1,
  },
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
    '(prefers-reduced-motion: reduce)': { selectors: { [pending]: pendingStill } },
    '(forced-colors: active)': {
      selectors: {
        [pending]: { borderBlockEndColor: 'GrayText' },
        // Forced colours fill every border, even a transparent one. It would cover the rule.
        '&:not([aria-current], [data-pending])': {
          borderBlockEndWidth: 0,
          paddingBlockEnd: MARK,
        },
        '&[aria-current]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});

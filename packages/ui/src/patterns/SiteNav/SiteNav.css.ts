import { keyframes } from '@vanilla-extract/css';
import { patternStyle } from '../../styles/layered.ts';
import { strip, stripEnds } from '../../styles/strip.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const root = patternStyle({
  borderBlockEnd: `1px solid ${color.line.control}`,
  '@media': { print: { display: 'none' } },
});

export const list = patternStyle({
  ...strip,
  columnGap: space.lg,
  // The marker of the active entry is on the bar's own hairline, like a tick on an axis.
  marginBlockEnd: -1,
  selectors: stripEnds,
});

export const item = patternStyle({ flex: 'none' });

/** Height of the marker of an entry. */
const MARK = '3px';

/** A page that comes at once shows nothing of this. */
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
  display: 'block',
  minInlineSize: '2.75rem',
  paddingBlock: space.sm,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { borderBlockEndColor: color.line.control, color: color.text.default },
    [pending]: {
      animation: `${arrive} 600ms ease-in-out ${PENDING_AFTER} infinite alternate`,
    },
    [`[data-motion="reduced"] ${pending}`]: pendingStill,
    // Inside, where the scrolling list doesn't cut it off.
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': {
      borderBlockEndColor: color.action.default,
      color: color.text.default,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { [pending]: pendingStill } },
    '(forced-colors: active)': {
      selectors: {
        [pending]: { borderBlockEndColor: 'GrayText' },
        // A colour is given to every border there, a transparent one included: it would lie on the
        // bar's hairline.
        '&:not([aria-current="page"], [data-pending])': {
          borderBlockEndWidth: 0,
          paddingBlockEnd: `calc(${space.sm} + ${MARK})`,
        },
        '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' },
      },
    },
  },
});

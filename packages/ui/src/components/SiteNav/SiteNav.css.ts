import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

const { color, space } = vars;

/** A fade over the last stretch of the line, towards its `side`. */
const fade = (start: boolean, end: boolean, side: 'left' | 'right') =>
  `linear-gradient(to ${side}, ${start ? `transparent, #000 ${space.xl}` : '#000'}, ${
    end ? `#000 calc(100% - ${space.xl}), transparent` : '#000'
  })`;

const fades = (side: 'left' | 'right', prefix = '') => ({
  [`${prefix}&[data-more="start"]`]: { maskImage: fade(true, false, side) },
  [`${prefix}&[data-more="end"]`]: { maskImage: fade(false, true, side) },
  [`${prefix}&[data-more="both"]`]: { maskImage: fade(true, true, side) },
});

export const root = style(
  component({
    borderBlockEnd: `1px solid ${color.line.control}`,
    '@media': { print: { display: 'none' } },
  }),
);

export const list = style(
  component({
    columnGap: space.lg,
    display: 'flex',
    // The marker of the active entry lies on the bar's own hairline, like a tick on an axis.
    marginBlockEnd: -1,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    // Clear of the fade, for an entry that takes the focus.
    scrollPaddingInline: space.xl,
    scrollbarWidth: 'none',
    selectors: {
      '&::-webkit-scrollbar': { display: 'none' },
      ...fades('right'),
      ...fades('left', '[dir="rtl"] '),
    },
  }),
);

export const item = style(component({ flex: 'none' }));

export const link = style(
  component({
    borderBlockEnd: '3px solid transparent',
    color: color.text.muted,
    display: 'block',
    paddingBlock: space.sm,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { borderBlockEndColor: color.line.control, color: color.text.default },
      // Inside, where the list that scrolls does not cut it off.
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current="page"]': {
        borderBlockEndColor: color.action.default,
        color: color.text.default,
        fontWeight: vars.weight.medium,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          // A colour is given to every border there, a transparent one included.
          '&:not([aria-current="page"])': { borderBlockEndColor: 'Canvas' },
          '&[aria-current="page"]': { borderBlockEndColor: 'Highlight' },
        },
      },
    },
  }),
);

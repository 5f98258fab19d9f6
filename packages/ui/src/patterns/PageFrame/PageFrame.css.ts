import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { narrowWindow } from './narrowWindow.ts';

const { motion, space, width, zIndex } = vars;

/** Between the content and the window's edge. */
const margin = `max(${space.md}, (100% - ${width.page}) / 2)`;

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  // The background goes behind the content, but not behind the page.
  isolation: 'isolate',
  minBlockSize: '100svh',
  // As wide as the window, because the background is. It isn't clipped: WebKit would paint nothing but the content.
  paddingInline: margin,
  position: 'relative',
  // As high as its text: a bit more than a sheet's height would print a second sheet. The margins are the sheet's,
  // except for parts that reach a bit beyond the text.
  '@media': { print: { display: 'block', minBlockSize: 0, paddingInline: space.xs } },
});

/** Where a page's heading leaves room next to it. */
const wide = '(min-width: 64rem)';

/** The main content, and the decoration where there is no text. */
export const body = patternStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  '@media': { print: { display: 'block' } },
});

/** A band at the end of the page or, in a wide window, next to its heading as far as the window's edge. */
export const background = patternStyle({
  blockSize: '7rem',
  marginInline: `calc(-1 * ${space.md})`,
  overflow: 'clip',
  pointerEvents: 'none',
  position: 'relative',
  zIndex: zIndex.below,
  '@media': {
    print: { display: 'none' },
    '(scripting: none)': { display: 'none' },
    [wide]: {
      // As high as a heading with one line below it.
      blockSize: '7.5rem',
      // Down from where the body begins, and across the root.
      insetInline: `calc(${margin} + ${width.measure} + ${space.xl}) 0`,
      marginBlockStart: space.xs,
      marginInline: 0,
      position: 'absolute',
      // A figure is there instead (`PageHeading`).
      selectors: { [`${body}:has([data-aside="wide"]) > &`]: { display: 'none' } },
    },
  },
});

/** Over the page, once the visitor has scrolled past it (`useReturningNav.ts`). */
const over = {
  background: vars.color.surface.page,
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: zIndex.overlay,
} as const;

export const nav = patternStyle({
  '@media': {
    print: { display: 'none' },
    [`screen and ${narrowWindow}`]: {
      // From edge to edge in its own place, too, so that nothing moves when it comes back to it.
      marginInline: `calc(-1 * ${space.md})`,
      paddingInline: space.md,
      selectors: {
        // Over the header's row at the top of the window, which comes after the heading.
        '[data-after-heading] ~ &': {
          background: vars.color.surface.page,
          position: 'relative',
          zIndex: `calc(${zIndex.raised} + 1)`,
        },
        '&[data-place]': over,
        '&[data-place]:not([data-place="back"])': { translate: '0 -100%' },
        '&[data-place]:focus-within': { translate: 'none' },
        // Not before it has been back: it would be seen to leave a place where it wasn't.
        '&:is([data-place="back"], [data-place="leaving"])': {
          transition: `translate ${motion.normal} ${vars.easing.out}`,
        },
      },
    },
  },
});

export const main = patternStyle({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

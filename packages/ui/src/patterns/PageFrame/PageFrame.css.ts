import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { narrowWindow } from './narrowWindow.ts';

const { motion, space, width, zIndex } = vars;

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  // The background goes behind the content, but not behind the page.
  isolation: 'isolate',
  minBlockSize: '100svh',
  // As wide as the window, because the background is.
  paddingInline: `max(${space.md}, (100% - ${width.page}) / 2)`,
  position: 'relative',
  // As high as its text: a bit more than a sheet's height would print a second sheet.
  '@media': { print: { display: 'block', minBlockSize: 0 } },
});

export const background = patternStyle({
  blockSize: '26rem',
  insetBlockStart: 0,
  insetInline: 0,
  maskImage: 'linear-gradient(#000 55%, transparent)',
  maxBlockSize: '100%',
  overflow: 'clip',
  pointerEvents: 'none',
  position: 'absolute',
  zIndex: zIndex.below,
  '@media': { print: { display: 'none' } },
});

/** Over the page, from edge to edge, once the visitor has scrolled past it (`useReturningNav.ts`). */
const over = {
  background: vars.color.surface.page,
  insetBlockStart: 0,
  marginInline: `calc(-1 * ${space.md})`,
  paddingInline: space.md,
  position: 'sticky',
  zIndex: zIndex.overlay,
} as const;

export const nav = patternStyle({
  '@media': {
    print: { display: 'none' },
    [`screen and ${narrowWindow}`]: {
      selectors: {
        '&[data-place]': over,
        '&[data-place]:not([data-place="back"], :focus-within)': { translate: '0 -100%' },
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

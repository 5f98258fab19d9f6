import { patternStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';
import { narrowWindow } from './narrowWindow.ts';

const { motion, space, width, zIndex } = vars;

const margin = `max(${space.md}, (100% - ${width.page}) / 2)`;

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  // Keeps the background behind the content, but in front of the page.
  isolation: 'isolate',
  minBlockSize: '100svh',
  // The frame is as wide as the window, because the background is. It isn't clipped, because WebKit would then paint
  // only the content.
  paddingInline: margin,
  position: 'relative',
  // As high as its text. A height slightly above that of a sheet would print a second sheet. The sheet has its own
  // margins, so this padding is only for parts that reach a little beyond the text.
  '@media': { print: { display: 'block', minBlockSize: 0, paddingInline: space.xs } },
});

/** The main content, and the decoration below it. */
export const body = patternStyle({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  '@media': { print: { display: 'block' } },
});

/** The background is the space between the content and the footer. */
export const background = patternStyle({
  blockSize: '4rem',
  overflow: 'clip',
  pointerEvents: 'none',
  position: 'relative',
  zIndex: zIndex.below,
  // Nothing draws it there.
  selectors: { [inPlain]: { display: 'none' } },
  '@media': { print: { display: 'none' }, '(min-width: 48rem)': { blockSize: '6.5rem' } },
});

/** The navigation lies over the page once the visitor has scrolled past its own place (`useReturningNav.ts`). */
const overPage = {
  background: vars.color.surface.page,
  insetBlockStart: 0,
  position: 'sticky',
  zIndex: zIndex.overlay,
} as const;

export const nav = patternStyle({
  '@media': {
    print: { display: 'none' },
    [`screen and ${narrowWindow}`]: {
      // Above the header: a visitor on a phone goes on from here.
      order: -1,
      // It spans the whole window in its own place as well, so that nothing moves when it returns there.
      marginInline: `calc(-1 * ${space.md})`,
      paddingInline: space.md,
      selectors: {
        '&[data-place]': overPage,
        '&[data-place]:not([data-place="back"])': { translate: '0 -100%' },
        '&[data-place]:focus-within': { translate: 'none' },
        // Only after it has returned once. Otherwise visitors would see it leave a place where it never was.
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
  paddingBlockEnd: space.xl,
  selectors: {
    '&:focus': { outline: 'none' },
  },
  // It could be alone on a last sheet.
  '@media': { print: { paddingBlockEnd: 0 } },
});

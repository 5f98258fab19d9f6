import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { space, width, zIndex } = vars;

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

export const main = patternStyle({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none' } },
});

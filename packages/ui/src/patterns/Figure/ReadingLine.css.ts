import { globalStyle } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { mark } from '../FigureFrame/index.ts';
import { SHARED_AXIS } from './SeriesDrawing.css.ts';

const { color, space } = vars;

/** A native range reaches its ends half a thumb before its own. */
const THUMB = '1.5rem';

/** Covers the plot, whose cell it shares. */
export const root = patternStyle({ alignSelf: 'stretch', minInlineSize: 0, position: 'relative' });

export const input = patternStyle({
  appearance: 'none',
  background: 'none',
  blockSize: '100%',
  cursor: 'crosshair',
  inlineSize: `calc(100% + ${THUMB})`,
  insetBlockStart: 0,
  insetInlineStart: `calc(${THUMB} / -2)`,
  margin: 0,
  position: 'absolute',
  // A finger can still scroll the page.
  touchAction: 'pan-y',
  // In a card that is a link, a press on the plot reads it.
  zIndex: vars.zIndex.raised,
  '@media': { print: { display: 'none' } },
});
for (const thumb of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  globalStyle(
    `${input}${thumb}`,
    inPatterns({
      appearance: 'none',
      background: 'none',
      blockSize: '100%',
      border: 0,
      inlineSize: THUMB,
    }),
  );
}

export const marks = patternStyle({
  inset: 0,
  pointerEvents: 'none',
  position: 'absolute',
  '@media': { print: { display: 'none' } },
});

export const line = patternStyle({
  borderInlineStart: `1px solid ${color.text.default}`,
  insetBlock: '-0.4rem 0',
  position: 'absolute',
});

/** A border, because browsers drop backgrounds in forced colours. */
export const dot = patternStyle({
  position: 'absolute',
  border: `0.25rem solid ${mark.other}`,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 2px ${mark.paper}`,
  translate: '-50% -50%',
  selectors: { '[dir="rtl"] &': { translate: '50% -50%' } },
});
export const ourDot = patternStyle({ borderColor: mark.ours });

const halo = `0 0 3px ${mark.paper}`;
export const value = patternStyle({
  overflow: 'hidden',
  position: 'absolute',
  textOverflow: 'ellipsis',
  textShadow: Array(4).fill(halo).join(),
  translate: '0 -50%',
  whiteSpace: 'nowrap',
});
export const difference = patternStyle({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.heading,
});

/** Over the numbers of the axis, and inside its ends. */
export const place = patternStyle({
  background: color.text.default,
  borderRadius: vars.radius.sm,
  color: color.surface.page,
  insetBlockStart: `calc(100% + 0.2rem)`,
  paddingInline: space.xs,
  position: 'absolute',
  translate: 'calc(var(--pf-place) * -1%)',
  selectors: { '[dir="rtl"] &': { translate: 'calc(var(--pf-place) * 1%)' } },
  // The table below has it.
  '@container': { [SHARED_AXIS]: { selectors: { '[data-axis="shared"] &': { display: 'none' } } } },
  whiteSpace: 'nowrap',
});

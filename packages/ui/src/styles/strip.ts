import { vars } from './theme.css.ts';

/** The length over which the end of a strip fades. */
const FADE = vars.space.xl;

const fade = (side: 'left' | 'right', start: boolean, end: boolean) =>
  `linear-gradient(to ${side}, ${start ? `transparent, #000 ${FADE}` : '#000'}, ${
    end ? `#000 calc(100% - ${FADE}), transparent` : '#000'
  })`;

const fades = (side: 'left' | 'right', prefix = '') => ({
  [`${prefix}&[data-more="start"]`]: { maskImage: fade(side, true, false) },
  [`${prefix}&[data-more="end"]`]: { maskImage: fade(side, false, true) },
  [`${prefix}&[data-more="both"]`]: { maskImage: fade(side, true, true) },
});

/** The fades at the ends of a strip (`hooks/useStrip.ts`), for both directions of writing. */
export const stripEnds = {
  '&::-webkit-scrollbar': { display: 'none' },
  ...fades('right'),
  ...fades('left', '[dir="rtl"] '),
} as const;

/** One line that scrolls sideways. What has the focus stays clear of the fades. */
export const strip = {
  display: 'flex',
  flexWrap: 'nowrap',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FADE,
  scrollbarWidth: 'none',
} as const;

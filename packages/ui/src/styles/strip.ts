import { vars } from './theme.css.ts';

/** The length over which the end of a strip fades. */
const FADE = vars.space.xl;

const start = `transparent, #000 ${FADE}`;
const end = `#000 calc(100% - ${FADE}), transparent`;

const fades = (side: 'left' | 'right', prefix = '') => ({
  [`${prefix}&[data-more="start"]`]: { maskImage: `linear-gradient(to ${side}, ${start})` },
  [`${prefix}&[data-more="end"]`]: { maskImage: `linear-gradient(to ${side}, ${end})` },
  [`${prefix}&[data-more="both"]`]: { maskImage: `linear-gradient(to ${side}, ${start}, ${end})` },
});

/** The fades at the ends of a strip (`hooks/useStrip.ts`), for both directions of writing. */
export const stripEnds = {
  '&::-webkit-scrollbar': { display: 'none' },
  ...fades('right'),
  ...fades('left', '[dir="rtl"] '),
} as const;

/** One line that scrolls sideways. The focused element stays clear of the fades. */
export const strip = {
  display: 'flex',
  flexWrap: 'nowrap',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FADE,
  scrollbarWidth: 'none',
} as const;

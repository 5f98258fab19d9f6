export {
  QUOTE_INTERVAL_MS,
  SKILL_INTERVAL_MS,
  SpotlightCarousel,
  type SpotlightCarouselProps,
} from './SpotlightCarousel.tsx';
export type { SpotlightItem, SpotlightQuote } from './SpotlightSlide.tsx';
export { SWIPE_DISTANCE } from './useSwipe.ts';

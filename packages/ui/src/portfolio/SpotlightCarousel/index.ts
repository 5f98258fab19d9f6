export {
  QUOTE_INTERVAL_MS,
  SKILL_INTERVAL_MS,
  SpotlightCarousel,
  type SpotlightCarouselProps,
} from './SpotlightCarousel.tsx';
export type { SpotlightItem, SpotlightQuote } from './SpotlightItem.ts';
export { SWIPE_DISTANCE } from './useSwipe.ts';

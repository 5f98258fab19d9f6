export {
  QUOTE_INTERVAL_MS,
  SKILL_INTERVAL_MS,
  SpotlightCarousel,
  type SpotlightCarouselProps,
} from './SpotlightCarousel';
export type { SpotlightItem, SpotlightQuote } from './SpotlightItem';
export { SWIPE_DISTANCE } from './useSwipe';

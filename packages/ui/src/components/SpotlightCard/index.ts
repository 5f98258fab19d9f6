export { SpotlightCard, type SpotlightCardProps } from './SpotlightCard';

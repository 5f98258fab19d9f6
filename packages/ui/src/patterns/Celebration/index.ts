export { Celebration, type CelebrationProps } from './Celebration.tsx';
export { CELEBRATION_MS, CELEBRATION_STARS } from './placeStars.ts';

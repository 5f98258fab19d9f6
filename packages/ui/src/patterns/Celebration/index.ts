export {
  CELEBRATION_MS,
  CELEBRATION_STARS,
  Celebration,
  type CelebrationProps,
} from './Celebration.tsx';

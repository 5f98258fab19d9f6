export { FlipCard, type FlipCardFace, type FlipCardProps } from './FlipCard';
export { FlipCardGroup, type FlipCardGroupProps } from './FlipCardGroup';

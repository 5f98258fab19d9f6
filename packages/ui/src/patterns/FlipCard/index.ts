export { FlipCard, type FlipCardFace, type FlipCardProps } from './FlipCard.tsx';
export { FlipCardGroup, type FlipCardGroupProps } from './FlipCardGroup.tsx';

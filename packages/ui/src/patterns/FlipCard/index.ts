export { FlipCard, type FlipCardFace, type FlipCardProps } from './FlipCard.tsx';
export { FlipCardGroup } from './FlipCardGroup.tsx';

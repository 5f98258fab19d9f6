export { FlipCard, type FlipCardFace, type FlipCardProps } from './FlipCard.tsx';
export { FlipCardGrid, type FlipCardGridProps } from './FlipCardGrid.tsx';
export { FlipCardGroup } from './FlipCardGroup.tsx';

export type { FlipCardFace } from './CardSide.tsx';
export { FlipCard, type FlipCardProps } from './FlipCard.tsx';
export { FlipCardGrid, type FlipCardGridProps } from './FlipCardGrid.tsx';
export { FlipCardGroup } from './FlipCardGroup.tsx';

export { type Work, WorkCard, type WorkCardProps } from './WorkCard.tsx';
export { WorkList, type WorkListProps } from './WorkList.tsx';

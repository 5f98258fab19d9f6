export { DegreeCard, type DegreeCardProps } from './DegreeCard.tsx';

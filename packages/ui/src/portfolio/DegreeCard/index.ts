export { type Degree, DegreeCard, type DegreeCardProps } from './DegreeCard.tsx';

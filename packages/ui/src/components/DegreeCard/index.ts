export { DegreeCard, type DegreeCardProps } from './DegreeCard';

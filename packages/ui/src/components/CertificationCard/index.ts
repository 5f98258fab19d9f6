export { CertificationCard, type CertificationCardProps } from './CertificationCard';

export {
  CERTIFICATION_STAGGER_MS,
  type Certification,
  CertificationCard,
  type CertificationCardProps,
} from './CertificationCard.tsx';

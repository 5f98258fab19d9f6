export {
  CERTIFICATION_STAGGER_MS,
  CertificationCard,
  type CertificationCardProps,
} from './CertificationCard.tsx';

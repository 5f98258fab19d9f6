import { useImageFailure } from '../../hooks/useImageFailure';
import * as styles from './CertificationCard.css';

/** The first letters of the first two words, such as `GY` for `Gradient Yard Academy`. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase())
    .join('');

/** A provider's logo, or its initials where there is none or it fails; decoration beside the name. */
export function ProviderMark({ name, logo }: { name: string; logo: string | undefined }) {
  const { hasFailed, imageProps } = useImageFailure(logo);
  return logo && !hasFailed ? (
    <img {...imageProps} alt="" width={40} height={40} loading="lazy" className={styles.logo} />
  ) : (
    <span aria-hidden="true" className={styles.initials}>
      {initialsOf(name)}
    </span>
  );
}

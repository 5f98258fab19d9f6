import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { initialsOf } from '../../text/initialsOf.ts';
import * as styles from './CertificationCard.css.ts';

/** A provider's logo, or its initials if there is none or it fails; decoration beside the name. */
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

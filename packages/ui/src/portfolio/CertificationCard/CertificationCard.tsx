import { Card, type CardProps } from '../../primitives/Card/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Tag, TagList } from '../../primitives/Tag/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './CertificationCard.css.ts';
import { ProviderMark } from './ProviderMark.tsx';

export interface CertificationCardProps extends Omit<CardProps, 'children' | 'mark' | 'title'> {
  title: string;
  provider: string;
  /** More about the provider, such as a partner. */
  providerSubtitle?: string | undefined;
  /** Address of the provider's logo, decoration only; without one, its initials show. */
  providerLogo?: string | undefined;
  /** When, and for how long. */
  duration: string;
  description?: string | undefined;
  /** What kind of training, such as `Course`. */
  type: string;
  /** The colour of that kind, any CSS colour. */
  typeColor: string;
  skills: readonly string[];
  /** Where the certificate can be seen; opens in a new tab. */
  url?: string | undefined;
  /**
   * Whether a third party confirms it.
   * @default false
   */
  verified?: boolean;
}

/** Milliseconds between the appearance of one card and the next (spec section 9). */
export const CERTIFICATION_STAGGER_MS = 200;

/** A certification or a training. */
export function CertificationCard({
  title,
  provider,
  providerSubtitle,
  providerLogo,
  duration,
  description,
  type,
  typeColor,
  skills,
  url,
  verified = false,
  ...rest
}: CertificationCardProps) {
  return (
    <Card {...rest} title={title} mark={typeColor}>
      <p className={`${axisLabel} ${styles.facts}`}>
        <span className={styles.type}>{type}</span>
        <span>{duration}</span>
        {verified && <Tag tone="positive">✓ Verified</Tag>}
      </p>
      <div className={styles.provider}>
        <ProviderMark name={provider} logo={providerLogo} />
        <p className={styles.names}>
          <strong>{provider}</strong>
          {providerSubtitle && <span>{providerSubtitle}</span>}
        </p>
      </div>
      {description && <p>{description}</p>}
      {skills.length > 0 && (
        <TagList tags={skills} aria-label={`Skills of ${title}`} className={styles.skills} />
      )}
      {url && (
        <Link href={url} external className={styles.link}>
          See the certificate<VisuallyHidden> of {title}</VisuallyHidden>
        </Link>
      )}
    </Card>
  );
}

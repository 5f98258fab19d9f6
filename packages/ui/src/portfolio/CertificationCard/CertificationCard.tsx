import { certification as certificationWords } from '@portfolio/words';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { Card, type CardProps } from '../../primitives/Card/index.ts';
import { cluster } from '../../primitives/Cluster/Cluster.css.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { TagList } from '../../primitives/Tag/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { factText } from '../../styles/text.css.ts';
import { initialsOf } from '../../text/initialsOf.ts';
import { useWords } from '../../words/index.ts';
import { atEnd, dot, initials, touchTarget } from '../shared.css.ts';
import * as styles from './CertificationCard.css.ts';

/** A certification or a training. */
export interface Certification {
  /** Its name as the provider writes it. It is the third-level heading, and part of the link's name. */
  title: string;
  /** Who issued it. */
  provider: string;
  /** More about the provider, such as a partner. */
  providerSubtitle?: string | undefined;
  /**
   * Address of the provider's logo, 40 by 40 px. Decoration only. If it fails to load, the provider's initials show.
   */
  providerLogo?: string | undefined;
  /** When, and for how long, such as `Jan 2025–Mar 2025 (10 weeks)`. */
  duration: string;
  /** The content of the training, in a sentence. */
  description?: string | undefined;
  /** The kind of training, such as `Course`. */
  type: string;
  /** The colour of that kind, any CSS colour, for the dot next to it. */
  typeColor: string;
  /** The skills taught, each once. They show as tags at the bottom. */
  skills: readonly string[];
  /**
   * Address of the certificate, which opens in a new tab. “Verified” links there; without it, a link at the bottom
   * does.
   */
  url?: string | undefined;
  /**
   * Whether a third party confirms the certification; adds “Verified”.
   * @default false
   */
  verified?: boolean | undefined;
}

export interface CertificationCardProps extends Omit<CardProps, 'children' | 'title'> {
  /** What the card shows: title and provider at least, and what else is known. The type's fields say it in full. */
  certification: Certification;
}

/** Milliseconds between the appearance of one card and the next (spec section 9). */
export const CERTIFICATION_STAGGER_MS = 200;

/** “Verified”, as a link if the confirmation has an address. */
function Verified({ title, url }: Pick<Certification, 'title' | 'url'>) {
  const [verified, what] = useWords(certificationWords).verified(title);
  return (
    <span className={styles.verified}>
      <Icon name="check" size="1.25em" className={styles.tick} />
      {url ? (
        <Link href={url} external className={styles.proof}>
          {verified}
          <VisuallyHidden>{what}</VisuallyHidden>
        </Link>
      ) : (
        verified
      )}
    </span>
  );
}

/** A certification or a training. */
export function CertificationCard({ certification, ...rest }: CertificationCardProps) {
  const { title, provider, providerSubtitle, providerLogo, duration, description } = certification;
  const { type, typeColor, skills, url, verified = false } = certification;
  const { hasFailed, imageProps } = useImageFailure(providerLogo);
  const words = useWords(certificationWords);
  const [see, what] = words.see(title);
  return (
    <Card {...rest} title={title}>
      <p className={cx(factText, cluster, styles.facts)}>
        <span className={cx(dot, styles.type)} style={customProperties({ '--pf-mark': typeColor })}>
          {type}
        </span>
        <bdi>{duration}</bdi>
        {verified && <Verified title={title} url={url} />}
      </p>
      <div className={cx(cluster, styles.provider)}>
        {providerLogo &&
          (hasFailed ? (
            <span aria-hidden="true" className={initials}>
              {initialsOf(provider)}
            </span>
          ) : (
            <img
              {...imageProps}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              className={styles.logo}
            />
          ))}
        <p className={styles.names}>
          <strong>{provider}</strong>
          {providerSubtitle && <bdi>{providerSubtitle}</bdi>}
        </p>
      </div>
      {description && (
        <p>
          <bdi>{description}</bdi>
        </p>
      )}
      <TagList tags={skills} aria-label={words.skillsOf(title)} className={atEnd} />
      {url && !verified && (
        <Link href={url} external className={touchTarget}>
          {see}
          <VisuallyHidden>{what}</VisuallyHidden>
        </Link>
      )}
    </Card>
  );
}

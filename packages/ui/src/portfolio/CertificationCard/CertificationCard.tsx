import { certification } from '@portfolio/words';
import { useImageFailure } from '../../hooks/useImageFailure.ts';
import { Card, type CardProps } from '../../primitives/Card/index.ts';
import { cluster } from '../../primitives/Cluster/Cluster.css.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Tag, TagList } from '../../primitives/Tag/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { initialsOf } from '../../text/initialsOf.ts';
import { useWords } from '../../words/index.ts';
import { atEnd, initials, touchTarget } from '../shared.css.ts';
import * as styles from './CertificationCard.css.ts';

export interface CertificationCardProps extends Omit<CardProps, 'children' | 'mark' | 'title'> {
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
  /** The colour of that kind, any CSS colour, for the rule above the card and the dot next to the kind. */
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
  verified?: boolean;
}

/** Milliseconds between the appearance of one card and the next (spec section 9). */
export const CERTIFICATION_STAGGER_MS = 200;

/** “Verified”, as a link if the confirmation has an address. */
function Verified({ title, url }: Pick<CertificationCardProps, 'title' | 'url'>) {
  const [verified, what] = useWords(certification).verified(title);
  if (!url) {
    return (
      <Tag tone="positive">
        <Icon name="check" size="1.25em" /> {verified}
      </Tag>
    );
  }
  return (
    <Link href={url} external className={styles.verified}>
      <Tag tone="positive" className={styles.proof}>
        <Icon name="check" size="1.25em" /> {verified}{' '}
        <Icon name="external" size="1.25em" className={styles.externalMark} />
      </Tag>
      <VisuallyHidden>{what}</VisuallyHidden>
    </Link>
  );
}

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
  const { hasFailed, imageProps } = useImageFailure(providerLogo);
  const words = useWords(certification);
  const [see, what] = words.see(title);
  return (
    <Card {...rest} title={title} mark={typeColor}>
      <p className={cx(axisLabel, cluster, styles.facts)}>
        <span className={styles.type}>{type}</span>
        <bdi>{duration}</bdi>
        {verified && <Verified title={title} url={url} />}
      </p>
      <div className={cx(cluster, styles.provider)}>
        {providerLogo &&
          (hasFailed ? (
            <span aria-hidden="true" className={cx(initials, styles.initials)}>
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

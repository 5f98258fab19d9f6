import { axisLabel } from '../../styles/text.css';
import { Card, type CardProps } from '../Card';
import { Cluster } from '../Cluster';
import { Tag, TagList } from '../Tag';

export interface CertificationCardProps extends Omit<CardProps, 'children' | 'mark' | 'title'> {
  title: string;
  provider: string;
  /** More on the provider, such as a partner. */
  providerSubtitle?: string | undefined;
  /** Address of the provider's logo, decoration only. */
  providerLogo?: string | undefined;
  /** When, and how long. */
  duration: string;
  description: string;
  /** What kind of training it was, such as `Course`. */
  type: string;
  /** The colour of that kind, any CSS colour. */
  typeColor: string;
  skills: readonly string[];
  /**
   * Whether a third party vouches for it.
   * @default false
   */
  verified?: boolean;
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
  verified = false,
  ...rest
}: CertificationCardProps) {
  return (
    <Card {...rest} title={title} mark={typeColor}>
      <p className={axisLabel}>{duration}</p>
      <Cluster>
        {providerLogo && <img src={providerLogo} alt="" width={32} height={32} loading="lazy" />}
        <p>
          <strong>{provider}</strong>
          {providerSubtitle && (
            <>
              <br />
              {providerSubtitle}
            </>
          )}
        </p>
      </Cluster>
      <Cluster>
        <Tag>{type}</Tag>
        {verified && <Tag tone="positive">✓ Verified</Tag>}
      </Cluster>
      <p>{description}</p>
      <TagList tags={skills} aria-label={`Skills of ${title}`} />
    </Card>
  );
}

import { axisLabel } from '../../styles/text.css';
import { Card, type CardProps } from '../Card';
import { Tag, TagList } from '../Tag';
import * as styles from './Timeline.css';

export interface TimelineCardProps extends Omit<CardProps, 'children' | 'mark' | 'title'> {
  /** The position held. */
  title: string;
  company: string;
  /** One to three letters that stand for the company; decoration. */
  companyInitials: string;
  /** The company's colour, any CSS colour. */
  companyColor: string;
  location: string;
  /** From when to when, such as `Jun 2024–Aug 2024`. */
  period: string;
  /** How long, such as `3 months`. */
  length: string;
  /** What kind of entry it is, such as `Internship`. */
  badge: string;
  /** What was done. */
  duties: readonly string[];
  /** What was used. */
  skills: readonly string[];
}

/** One position on the timeline. */
export function TimelineCard({
  title,
  company,
  companyInitials,
  companyColor,
  location,
  period,
  length,
  badge,
  duties,
  skills,
  ...rest
}: TimelineCardProps) {
  return (
    <Card {...rest} title={title} mark={companyColor}>
      <p className={axisLabel}>
        {period} · {length}
      </p>
      <p className={styles.company}>
        <span aria-hidden="true" className={styles.initials}>
          {companyInitials}
        </span>
        <span>
          <strong>{company}</strong>
          <br />
          {location}
        </span>
      </p>
      <p>
        <Tag tone="accent">{badge}</Tag>
      </p>
      {duties.length > 0 && (
        <ul className={styles.duties}>
          {duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      )}
      <TagList tags={skills} aria-label={`Skills used as ${title}`} />
    </Card>
  );
}

import { Cluster } from '../../primitives/Cluster/index.ts';
import { Tag, TagList } from '../../primitives/Tag/index.ts';
import { cx } from '../../styles/cx.ts';
import { initials, names } from '../shared.css.ts';
import * as styles from './Timeline.css.ts';
import { TimelineEntry, type TimelineEntryProps } from './TimelineEntry.tsx';

export interface TimelineCardProps
  extends Omit<TimelineEntryProps, 'ahead' | 'children' | 'mark' | 'when'> {
  /** The position held. */
  title: string;
  company: string;
  /** One to three letters of the company's name; decoration. */
  companyInitials: string;
  /** The company's colour, any CSS colour. */
  companyColor: string;
  location?: string | undefined;
  /** From when to when, such as `Jun 2024–Aug 2024`. */
  period: string;
  /** How long, such as `3 months`; left out for a current position. */
  length?: string | undefined;
  /** What kind of position, such as `Internship`. */
  badge?: string | undefined;
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
    <TimelineEntry
      {...rest}
      title={title}
      mark={companyColor}
      when={
        <>
          <strong className={styles.period}>{period}</strong> {length && <span>{length}</span>}
        </>
      }
    >
      <Cluster>
        <span aria-hidden="true" className={cx(initials, styles.initials)}>
          {companyInitials}
        </span>
        <p className={cx(names, styles.place)}>
          <strong>{company}</strong>
          {location && <span>{location}</span>}
        </p>
        {badge && <Tag tone="accent">{badge}</Tag>}
      </Cluster>
      {duties.length > 0 && (
        <ul className={styles.duties}>
          {duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      )}
      <TagList tags={skills} aria-label={`Skills used as ${title}`} />
    </TimelineEntry>
  );
}

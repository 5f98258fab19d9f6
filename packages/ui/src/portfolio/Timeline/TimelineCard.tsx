import { timeline } from '@portfolio/words';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { Tag, TagList } from '../../primitives/Tag/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { initials, names } from '../shared.css.ts';
import * as styles from './Timeline.css.ts';
import { TimelineEntry, type TimelineEntryProps } from './TimelineEntry.tsx';

export interface TimelineCardProps
  extends Omit<TimelineEntryProps, 'ahead' | 'children' | 'intro' | 'mark' | 'notes' | 'when'> {
  /** The position held. */
  title: string;
  /** The company or organization. */
  company: string;
  /** One to three letters of the company's name; decoration. */
  companyInitials: string;
  /** The company's colour, any CSS colour. */
  companyColor: string;
  /** City and country, such as `Pune, India (remote)`. */
  location?: string | undefined;
  /** The period, such as `Jun 2024–Aug 2024`. */
  period: string;
  /** The length, such as `3 months`. Leave it out for a current position. */
  length?: string | undefined;
  /** The kind of position, such as `Internship`. */
  badge?: string | undefined;
  /** The duties, each once. Each is a sentence that begins with a verb. */
  duties: readonly string[];
  /** Results in numbers. They are in the margin if there is room, otherwise side by side before the duties. */
  figures?:
    | readonly {
        /** The value as displayed, such as `52 → 31 min`. */
        value: string;
        /** The quantity that was measured; each once. */
        label: string;
      }[]
    | undefined;
  /** The skills used, each once. They show as tags. */
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
  figures = [],
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
          <strong className={styles.period}>{period}</strong> {length && <bdi>{length}</bdi>}
        </>
      }
      intro={
        <Cluster className={styles.company}>
          <span aria-hidden="true" className={cx(initials, styles.initials)}>
            {companyInitials}
          </span>
          <p className={cx(names, styles.place)}>
            <strong>{company}</strong>
            {location && (
              <span>
                <bdi>{location}</bdi>
              </span>
            )}
          </p>
          {badge && <Tag tone="accent">{badge}</Tag>}
        </Cluster>
      }
      notes={
        figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ value, label }) => (
              <div key={label} className={styles.figure}>
                <dt className={axisLabel}>{label}</dt>
                <dd className={cx(displayText, styles.value)}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )
      }
    >
      {duties.length > 0 && (
        <ul className={styles.duties}>
          {duties.map((duty) => (
            <li key={duty}>
              <bdi>{duty}</bdi>
            </li>
          ))}
        </ul>
      )}
      <TagList tags={skills} aria-label={useWords(timeline).skillsAs(title)} />
    </TimelineEntry>
  );
}

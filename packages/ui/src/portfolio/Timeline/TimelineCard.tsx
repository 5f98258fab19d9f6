import { timeline } from '@portfolio/words';
import type { ComponentProps } from 'react';
import { Cluster } from '../../primitives/Cluster/index.ts';
import { TagList } from '../../primitives/Tag/index.ts';
import { cx } from '../../styles/cx.ts';
import { initialsOf } from '../../text/initialsOf.ts';
import { useWords } from '../../words/index.ts';
import { initials, names } from '../shared.css.ts';
import * as styles from './Timeline.css.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import {
  type TimelineFigure,
  TimelineFigures,
  TimelineProject,
  type TimelineProjectProps,
} from './TimelineNotes.tsx';

/** A position held. */
export interface TimelinePosition {
  /** Its name. It is the third-level heading. */
  title: string;
  /** The company or organization. */
  company: string;
  /**
   * One to three letters of the company's name; decoration.
   * @default its initials
   */
  companyInitials?: string | undefined;
  /** The company's colour, any CSS colour, for the ring of its initials and the dot on the axis. */
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
  /**
   * The projects of the position, which show its results. They are in the margin if there is room, otherwise below the
   * duties.
   */
  projects?: readonly TimelineProjectProps[] | undefined;
  /** Results in numbers that the duties explain, in the same place. */
  figures?: readonly TimelineFigure[] | undefined;
  /** The skills used, each once. They show as tags. */
  skills: readonly string[];
}

export interface TimelineCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Title, company, time, duties and skills, and what else is known. The type's fields say it in full. */
  position: TimelinePosition;
}

/** One position on the timeline. */
export function TimelineCard({ position, ...rest }: TimelineCardProps) {
  const { title, company, companyInitials, companyColor, location, period, length } = position;
  const { badge, duties, projects = [], figures = [], skills } = position;
  return (
    <TimelineEntry
      {...rest}
      title={title}
      mark={companyColor}
      when={
        <>
          <strong className={styles.period}>{period}</strong> {length && <bdi>{length}</bdi>}{' '}
          {badge}
        </>
      }
      intro={
        <Cluster className={styles.company}>
          <span aria-hidden="true" className={cx(initials, styles.ring)}>
            {companyInitials ?? initialsOf(company)}
          </span>
          <p className={names}>
            <strong>{company}</strong>
            {location && (
              <span>
                <bdi>{location}</bdi>
              </span>
            )}
          </p>
        </Cluster>
      }
      notes={
        (projects.length > 0 || figures.length > 0) && (
          <div className={styles.notes}>
            {projects.length > 0 && (
              <ul className={styles.projects}>
                {projects.map((project) => (
                  <TimelineProject key={project.href} {...project} />
                ))}
              </ul>
            )}
            {figures.length > 0 && <TimelineFigures figures={figures} />}
          </div>
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

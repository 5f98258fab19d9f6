import type { ComponentProps, ReactNode } from 'react';
import { TagList } from '../../primitives/Tag/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { dot } from '../shared.css.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineEntryProps extends Omit<ComponentProps<'article'>, 'title'> {
  /** The third-level heading. */
  title: string;
  /** The date. It is next to the axis, or above the heading in a narrow window. */
  when: ReactNode;
  /**
   * The colour of the dot on the axis, any CSS colour.
   * @default undefined, for a hollow mark
   */
  mark?: string;
  /**
   * Whether the entry is in the future. It then has a hollow mark and a dashed axis.
   * @default false
   */
  ahead?: boolean;
  /** Something after the heading, such as the company. */
  intro?: ReactNode;
  /** Notes below the content, or next to it in a wide window. */
  notes?: ReactNode;
}

/** An entry of a timeline: a mark on the axis, a date, a heading and content. */
export function TimelineEntry({
  title,
  when,
  mark,
  ahead = false,
  intro,
  notes,
  className,
  style,
  children,
  ...rest
}: TimelineEntryProps) {
  return (
    <article
      {...rest}
      className={cx(styles.entry, className)}
      data-ahead={ahead || undefined}
      style={mark ? { ...style, ...customProperties({ '--pf-mark': mark }) } : style}
    >
      <p className={cx(axisLabel, dot, styles.when)}>{when}</p>
      <div className={styles.what}>
        <div className={styles.content}>
          <h3 className={cx(displayText, styles.title)}>{title}</h3>
          {intro}
          {children}
        </div>
        {notes}
      </div>
    </article>
  );
}

export interface TimelineEndProps
  extends Omit<TimelineEntryProps, 'ahead' | 'intro' | 'mark' | 'notes' | 'when'> {
  /** The heading, which names the next step. */
  title: string;
  /** A few words that replace the date, such as `Looking Forward`. */
  label: string;
  /** The wish for the future, in a sentence. */
  text: string;
  /** Short labels under the text, each once. */
  tags: readonly string[];
}

/** The open end of a timeline, for the next step. Its children are the actions. */
export function TimelineEnd({ label, text, tags, title, children, ...rest }: TimelineEndProps) {
  return (
    <TimelineEntry {...rest} title={title} when={label} ahead>
      <p className={styles.text}>{text}</p>
      <TagList tags={tags} aria-label={title} />
      {children}
    </TimelineEntry>
  );
}

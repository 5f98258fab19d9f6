import { TagList } from '../../primitives/Tag/index.ts';
import * as styles from './Timeline.css.ts';
import { TimelineEntry, type TimelineEntryProps } from './TimelineEntry.tsx';

export interface TimelineEndProps extends Omit<TimelineEntryProps, 'ahead' | 'mark' | 'when'> {
  /** What comes next. */
  title: string;
  /** A few words in place of a date, such as `Looking Forward`. */
  label: string;
  text: string;
  /** Short labels under the text. */
  tags: readonly string[];
}

/** The open end of a timeline: what comes next. Actions are its children. */
export function TimelineEnd({ label, text, tags, title, children, ...rest }: TimelineEndProps) {
  return (
    <TimelineEntry {...rest} title={title} when={label} ahead>
      <p className={styles.text}>{text}</p>
      <TagList tags={tags} aria-label={title} />
      {children}
    </TimelineEntry>
  );
}

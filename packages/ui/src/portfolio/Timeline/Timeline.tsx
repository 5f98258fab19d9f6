import { Children, type ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './Timeline.css.ts';
import { TimelineItem } from './TimelineItem.tsx';

export type TimelineProps = ComponentProps<'ol'>;

/**
 * Entries along a time axis, newest first. Each child becomes one list item, which appears when a
 * tenth of it is in sight (spec section 4).
 */
export function Timeline({ className, children, ...rest }: TimelineProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ol {...rest} role="list" className={cx(styles.list, className)}>
      {Children.map(children, (child) => (
        <TimelineItem>{child}</TimelineItem>
      ))}
    </ol>
  );
}

import { Children, type ComponentProps, type ReactNode } from 'react';
import { useReveal } from '../../hooks/useReveal.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './Timeline.css.ts';

export type TimelineProps = ComponentProps<'ol'>;

const Item = (props: { children: ReactNode }) => <li {...useReveal()} {...props} />;

/**
 * Entries along a time axis, newest first. Each child becomes one list item, which appears when a tenth of it is in
 * sight (spec section 4).
 */
export function Timeline({ className, children, ...rest }: TimelineProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ol {...rest} role="list" className={cx(styles.list, className)}>
      {Children.map(children, (child) => (
        <Item>{child}</Item>
      ))}
    </ol>
  );
}

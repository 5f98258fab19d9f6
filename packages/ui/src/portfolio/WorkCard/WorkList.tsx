import { Children, type ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './WorkCard.css.ts';

export type WorkListProps = ComponentProps<'ul'>;

/** A few `WorkCard`s, side by side where there is room. */
export function WorkList({ className, children, ...rest }: WorkListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where markers are off
    <ul {...rest} role="list" className={cx(styles.list, className)}>
      {Children.map(children, (child) => (
        <li className={styles.item}>{child}</li>
      ))}
    </ul>
  );
}

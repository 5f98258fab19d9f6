import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import * as styles from './FactList.css.ts';

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** In the order in which they are shown; each label once. */
  facts: readonly {
    /** A word or two, such as `Based in`. */
    label: string;
    /** A few words, or an element such as `LocalTime`. */
    value: ReactNode;
  }[];
}

/** Facts about somebody or something, one per line. */
export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl {...rest} className={cx(styles.list, className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={axisLabel}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './StatisticList.css.ts';

export interface StatisticListProps extends ComponentProps<'dl'> {
  /** Each figure as it is shown, such as `20+`, and what it counts. */
  statistics: readonly { value: string; label: string }[];
}

/** Figures, laid out like a row of results in a table. */
export function StatisticList({ statistics, className, ...rest }: StatisticListProps) {
  return (
    <dl {...rest} className={cx(styles.list, className)}>
      {statistics.map(({ value, label }) => (
        <div key={label} className={styles.item}>
          <dt className={axisLabel}>{label}</dt>
          <dd className={cx(displayText, styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import * as styles from './StatisticList.css.ts';

export interface StatisticListProps extends ComponentProps<'dl'> {
  /** In the order in which they are shown; two to six. */
  statistics: readonly {
    /** As it is shown, such as `20+`. */
    value: string;
    /** What it counts, each once. */
    label: string;
    /** Where that can be seen; the link covers value and label. */
    href?: string | undefined;
  }[];
}

/** Figures, laid out like a row of results in a table, each beside what it counts. */
export function StatisticList({ statistics, className, ...rest }: StatisticListProps) {
  return (
    <dl {...rest} className={cx(styles.list, className)}>
      {statistics.map(({ value, label, href }) => (
        <div key={label} className={styles.item}>
          <dt className={cx(axisLabel, styles.label)}>
            {href ? (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className={cx(displayText, styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { cellsOf } from './cellsOf.ts';
import * as styles from './StatisticList.css.ts';

export interface StatisticListProps extends ComponentProps<'dl'> {
  /**
   * Whether it is part of a line, such as next to a heading: small, and without rules.
   * @default false
   */
  inline?: boolean;
  /** In the order in which they are shown; one to eight. */
  statistics: readonly {
    /** The value as displayed, such as `20+`. */
    value: string;
    /** The things counted; each label once. */
    label: string;
    /** A page that shows them; the link covers value and label. */
    href?: string | undefined;
  }[];
}

/**
 * Figures, laid out like a row of results in a table, each with its label. Four and more that don't fit on one line
 * are in a grid without a hole: the longest label of a row gets two places where there is one too many.
 */
export function StatisticList({
  statistics,
  inline = false,
  className,
  ...rest
}: StatisticListProps) {
  const cells = inline ? [] : cellsOf(statistics.map(({ label }) => label.length));
  return (
    <dl {...rest} className={cx(inline ? styles.inline : styles.list, className)}>
      {statistics.map(({ value, label, href }, index) => (
        <div
          key={label}
          data-span={cells[index]?.span}
          data-row={cells[index]?.isFirst ? 'start' : undefined}
          className={styles.item}
        >
          <dt className={cx(axisLabel, styles.label)}>
            {href ? (
              <Link href={href} className={styles.link}>
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className={cx(displayText, styles.value)}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

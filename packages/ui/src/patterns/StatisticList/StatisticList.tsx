import type { ComponentProps } from 'react';
import { Link } from '../../primitives/Link/index.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel, displayText } from '../../styles/text.css.ts';
import { cellsOf } from './cellsOf.ts';
import * as styles from './StatisticList.css.ts';

export interface StatisticListProps extends ComponentProps<'dl'> {
  /**
   * Whether the list is part of a line, such as next to a heading. It is then small and has no rules.
   * @default false
   */
  inline?: boolean;
  /** In the order in which they are shown; one to eight. */
  statistics: readonly {
    /** The value as displayed, such as `20+`. */
    value: string;
    /** The things that are counted; each label once. */
    label: string;
    /** What the value takes in or where it comes from, in at most 40 characters: small, beneath the label. */
    note?: string | undefined;
    /** A page that shows them. The link covers value and label. */
    href?: string | undefined;
  }[];
}

/**
 * Statistics in a row, like results in a table, each with its label. Four or more that don't fit on one line form a
 * grid without holes. If a row has a free cell, the longest label takes two.
 */
export function StatisticList({
  statistics,
  inline = false,
  className,
  ...rest
}: StatisticListProps) {
  const cells = inline
    ? []
    : cellsOf(statistics.map(({ label, note = '' }) => Math.max(label.length, note.length)));
  return (
    <dl {...rest} className={cx(inline ? styles.inline : styles.list, className)}>
      {statistics.map(({ value, label, note, href }, index) => (
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
          {note && <dd className={cx(axisLabel, styles.note)}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

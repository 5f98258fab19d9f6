import type { ComponentProps } from 'react';
import { assertProp } from '../../assertProp.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { axisLabel } from '../../styles/text.css.ts';
import { useFormats } from '../../words/index.ts';
import { type Axis, layOutAxis, monthNumber } from './months.ts';
import * as styles from './TimeAxis.css.ts';

/** A period on the axis. */
export interface Period {
  /** The name of the period, such as `Apprentice, Harbour Works`. */
  label: string;
  /** A few letters that fit above a short bar. */
  initials: string;
  /** The full name behind the initials. It shows next to them if the bar is long enough. */
  name?: string;
  /**
   * The colour of the bar, any CSS colour. It is made lighter or darker if it would be hard to see.
   * @default the ink of the text
   */
  color?: string;
  /** First month, `YYYY-MM`. */
  start: string;
  /** The last month, `YYYY-MM`, which is included. */
  end: string;
}

export interface TimeAxisProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The caption of the figure. */
  caption: string;
  /**
   * The periods in any order. Periods at the same time are one above the other. If there are none, nothing is drawn.
   */
  periods: readonly Period[];
}

/**
 * Periods drawn to scale on an axis of months, from the first month to the last. The figure summarizes the text next to
 * it. Each bar's label is announced, and shows on hover.
 */
export function TimeAxis({ caption, periods, className, ...rest }: TimeAxisProps) {
  const formats = useFormats();
  const spans = periods.map(({ start, end, ...period }) => ({
    ...period,
    first: monthNumber(start),
    last: monthNumber(end),
  }));
  assertProp(
    spans.every(({ first, last }) => first <= last),
    'TimeAxis',
    'periods',
    'each needs a start and an end written YYYY-MM, the start not after the end',
  );
  if (spans.length === 0) return null;
  const from = Math.min(...spans.map(({ first }) => first));
  const count = Math.max(...spans.map(({ last }) => last)) - from + 1;
  const { ticks, names, years } = layOutAxis(from, count, formats);
  const at = ({ month, room, gap }: Axis['ticks'][number]) => ({
    'data-room': room,
    'data-gap': gap,
    style: { gridColumnStart: month - from + 1 },
  });
  const write = (labels: Axis['names'], className: string) =>
    labels.map((label) => (
      <span key={label.month} {...at(label)} className={cx(styles.mark, styles.label, className)}>
        {label.text}
      </span>
    ));
  return (
    <figure
      {...rest}
      className={cx(styles.root, className)}
      style={{ ...rest.style, ...customProperties({ '--pf-months': String(count) }) }}
    >
      <figcaption className={axisLabel}>{caption}</figcaption>
      <ul className={styles.row}>
        {spans.map(({ label, initials, name, color, first, last }) => (
          <li
            key={`${label} ${first}`}
            className={styles.period}
            style={{ gridColumn: `${first - from + 1} / ${last - from + 2}` }}
          >
            <div
              role="img"
              title={label}
              className={cx(axisLabel, styles.bar)}
              style={color ? customProperties({ '--pf-mark': color }) : undefined}
            >
              <span aria-hidden="true" className={styles.who}>
                <span className={styles.initials}>{initials}</span>
                {name && <span className={styles.name}>{name}</span>}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={styles.scale}>
        <div className={cx(axisLabel, styles.row)}>
          {ticks.map((tick) => (
            <span key={tick.month} {...at(tick)} className={cx(styles.mark, styles.tick)} />
          ))}
          {write(names, styles.month)}
          {write(years, styles.year)}
        </div>
      </div>
    </figure>
  );
}

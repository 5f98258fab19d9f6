import type { FigureAxis } from '../../figures/axis.ts';
import { makeFormat } from '../../figures/format.ts';
import * as styles from './drawing.css.ts';

/** A longer unit is a word, and has room in the label of the axis only. */
const LONGEST_UNIT = 3;

interface TickLabelsProps {
  axis: FigureAxis;
  unit?: string | undefined;
}

/** The numbers below the ticks of an axis, the last one with the unit. */
export function TickLabels({ axis, unit = '' }: TickLabelsProps) {
  const { ticks, at } = axis;
  const write = makeFormat(ticks);
  const writeLast = makeFormat(ticks, unit.length > LONGEST_UNIT ? '' : unit);
  return (
    <div className={styles.tickLabels}>
      {ticks.map((tick, index) => (
        <span key={tick} style={{ left: `${at(tick)}%` }} className={styles.tickLabel}>
          {(index === ticks.length - 1 ? writeLast : write)(tick)}
        </span>
      ))}
    </div>
  );
}

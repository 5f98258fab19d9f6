import { comparisonFormat } from '@portfolio/figures/comparison/finding';
import type { ComparisonData } from '@portfolio/figures/comparison/schema';
import { capitalized } from '@portfolio/figures/text/sentence';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import { makeAxis, reachesZero } from './axis.ts';
import * as styles from './ComparisonDrawing.css.ts';
import * as drawing from './drawing.css.ts';
import { Plot } from './Plot.tsx';
import { TickLabels } from './TickLabels.tsx';
import type { DrawingProps } from './types.ts';

/** The number of rows that a small figure has room for, without and with numbers below the axis. */
const SMALL_ROWS = 5;
const SMALL_ROWS_WITH_TICKS = 4;

/** The rows of a small figure in the order of the data. The owner's row is always one of them. */
function firstRows(values: ComparisonData['values']) {
  if (values.length <= SMALL_ROWS) return values;
  const first = values.slice(0, SMALL_ROWS - 1);
  const ours = values.find((value) => value.ours);
  return !ours || first.includes(ours) ? first : [...first.slice(0, -1), ours];
}

/** Named values as dots on one axis. The owner's dot is larger and in colour. */
export function ComparisonDrawing({ data, size }: DrawingProps<ComparisonData>) {
  const language = useFigureLanguage();
  const { comparison, quantityNotFromZero, withBetter } = language.words;
  const rows = size === 'sm' ? firstRows(data.values) : data.values;
  const hidden = data.values.length - rows.length;
  const all = data.values.flatMap(({ value, interval = [] }) => [value, ...interval]);
  const zero = reachesZero(all);
  const axis = makeAxis(all, { count: size === 'sm' ? 2 : 3, zero });
  const format = comparisonFormat(data, language);
  const base = axis.at(zero ? 0 : axis.low);
  // A line from zero to the value would hide the lower half of the interval.
  const hasStems = zero && !data.values.some(({ interval }) => interval);
  const name = capitalized(data.axis);
  const quantity = data.better ? withBetter(name, data.better) : name;
  const hasTicks = size === 'lg' || data.values.length <= SMALL_ROWS_WITH_TICKS;
  return (
    <div aria-hidden="true" className={styles.root} data-size={size}>
      <Plot
        className={cx(styles.grid, drawing.hiddenIfNarrow)}
        style={{ gridRow: `1 / ${rows.length + 1}` }}
      >
        {axis.ticks.map((tick) => {
          const x = `${axis.at(tick)}%`;
          const line = zero && tick === 0 ? drawing.hairline : drawing.gridline;
          return <line key={tick} x1={x} x2={x} y2="100%" className={line} />;
        })}
      </Plot>
      {rows.map(({ label, value, interval, ours }) => {
        const x = `${axis.at(value)}%`;
        const text = ours ? drawing.ours : drawing.note;
        const [low, high] = (interval ?? []).map((end) => `${axis.at(end)}%`);
        return (
          <div key={`${label} ${value}`} className={styles.row} data-ours={ours ? '' : undefined}>
            <bdi className={cx(styles.label, text)}>{label}</bdi>
            <Plot className={cx(styles.line, drawing.hiddenIfNarrow)}>
              {hasStems && (
                <line x1={`${base}%`} x2={x} y1="50%" y2="50%" className={drawing.stem} />
              )}
              {interval && (
                <g className={drawing.whisker}>
                  <line x1={low} x2={high} y1="50%" y2="50%" />
                  <line x1={low} x2={low} y1="25%" y2="75%" />
                  <line x1={high} x2={high} y1="25%" y2="75%" />
                </g>
              )}
              <circle cx={x} cy="50%" className={drawing.dot} />
            </Plot>
            <bdi className={cx(styles.value, text, drawing.column)}>{format(value)}</bdi>
          </div>
        );
      })}
      {hidden > 0 && <div className={styles.more}>{comparison.more(hidden)}</div>}
      {hasTicks && (
        <div className={cx(styles.ticks, drawing.hiddenIfNarrow)}>
          <TickLabels axis={axis} unit={data.unit} />
        </div>
      )}
      {size === 'lg' && (
        <div className={styles.axis}>
          <bdi>{zero ? quantity : quantityNotFromZero(quantity)}</bdi>
        </div>
      )}
    </div>
  );
}

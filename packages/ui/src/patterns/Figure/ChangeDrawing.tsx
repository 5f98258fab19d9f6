import { makeAxis, reachesZero } from '../../figures/axis.ts';
import { changeFormat } from '../../figures/change.ts';
import type { ChangeData } from '../../figures/types.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './ChangeDrawing.css.ts';
import * as drawing from './drawing.css.ts';
import { Plot } from './Plot.tsx';
import { TickLabels } from './TickLabels.tsx';
import type { DrawingProps } from './types.ts';

/** Nearer than this, in percent of the axis, an arrow has no room between the dots. */
const ARROW_ROOM = 8;

/** Before and after on one axis: a hollow and a filled dot, and an arrow from one to the other. */
export function ChangeDrawing({ data, size }: DrawingProps<ChangeData>) {
  const { before, after, better, unit } = data;
  const values = [before.value, after.value];
  const axis = makeAxis(values, { count: size === 'sm' ? 2 : 4, zero: reachesZero(values) });
  const format = changeFormat(data);
  const from = axis.at(before.value);
  const to = axis.at(after.value);
  const isRising = to >= from;
  const texts = [
    { ...before, at: from, isAfter: false },
    { ...after, at: to, isAfter: true },
  ];
  if (!isRising) texts.reverse();
  const middle = (from + to) / 2;
  return (
    <div className={styles.root}>
      <div className={styles.texts}>
        {texts.map(({ label, value, at, isAfter }, index) => {
          // Where the dot is within the half that the text has.
          const [start, end] = index === 0 ? [0, middle] : [middle, 100];
          const share = end > start ? (at - start) / (end - start) : index;
          return (
            <div
              key={label}
              className={styles.side}
              style={customProperties({
                '--pf-room': `${Math.max(1, end - start)}`,
                '--pf-at': share.toFixed(2),
              })}
            >
              <span className={cx(styles.text, isAfter ? styles.after : styles.before)}>
                <bdi className={cx(drawing.note, styles.label)}>{label}</bdi>
                <span className={isAfter ? drawing.large : undefined}>{format(value)}</span>
              </span>
            </div>
          );
        })}
      </div>
      <Plot className={styles.strip}>
        <line x2="100%" y1="50%" y2="50%" className={drawing.hairline} />
        {axis.ticks.map((tick) => {
          const x = `${axis.at(tick)}%`;
          return <line key={tick} x1={x} x2={x} y1="50%" y2="100%" className={drawing.hairline} />;
        })}
        <g data-ours="">
          <line x1={`${from}%`} x2={`${to}%`} y1="50%" y2="50%" className={drawing.stem} />
          {Math.abs(to - from) >= ARROW_ROOM && (
            <Plot x={`${to}%`} y="50%" className={styles.arrow}>
              <path d={isRising ? 'M-5 0l-9-5v10z' : 'M5 0l9-5v10z'} />
            </Plot>
          )}
        </g>
        <circle cx={`${from}%`} cy="50%" className={styles.hollow} />
        <g data-ours="">
          <circle cx={`${to}%`} cy="50%" className={drawing.dot} />
        </g>
      </Plot>
      <TickLabels axis={axis} unit={unit} />
      <div className={drawing.note}>
        {better === 'lower' ? '← lower is better' : 'higher is better →'}
      </div>
    </div>
  );
}

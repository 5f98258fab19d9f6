import { curveNames, readingOf, summaryOf } from '../../figures/curve.ts';
import { makeFormat } from '../../figures/format.ts';
import type { CurveData } from '../../figures/types.ts';
import * as styles from './CurveDrawing.css.ts';
import { layOutCurve } from './curveLayout.ts';
import type { DrawingProps } from './types.ts';

/** A curve between 0 and 1 in a square, with its reference line, and what it says beside it. */
export function CurveDrawing({ data, size }: DrawingProps<CurveData>) {
  const { ticks, path, fill, reference, prevalence, points, used } = layOutCurve(data, size);
  const { x, y, summary } = curveNames[data.form];
  const sum = summaryOf(data);
  const guess = data.prevalence ?? 0;
  return (
    <div className={styles.root}>
      <p className={styles.y}>{y}</p>
      <div className={styles.yTicks}>
        {ticks.map(({ at, text }) => (
          <span key={at} style={{ bottom: `${at}%` }} className={styles.yTick}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.square}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={styles.plot}
        >
          <path
            d={ticks.map(({ at }) => `M0,${at}H100M${at},0V100`).join('')}
            className={styles.grid}
          />
          {fill && <path d={fill} className={styles.area} />}
          <path d="M0,0V100H100" className={styles.axes} />
          {reference && <path d={reference} className={styles.reference} />}
          <path d={path} className={styles.curve} />
          {points && <path d={points} className={styles.point} />}
          {used && <path d={used} className={styles.ring} />}
          {used && <path d={used} className={styles.dot} />}
        </svg>
        {reference && (size === 'lg' || data.form !== 'calibration') && (
          <span
            className={prevalence === undefined ? styles.diagonal : styles.level}
            style={prevalence === undefined ? undefined : { top: `${prevalence}%` }}
            data-below={(prevalence ?? 100) < 20 || undefined}
          >
            {data.form === 'calibration' ? 'as predicted' : 'guessing'}
            {prevalence !== undefined && size === 'lg' && ` ${makeFormat([guess])(guess)}`}
          </span>
        )}
      </div>
      <div className={styles.xTicks}>
        {ticks.map(({ at, text }) => (
          <span key={at} style={{ left: `${at}%` }} className={styles.xTick}>
            {text}
          </span>
        ))}
      </div>
      <p className={styles.x}>{x}</p>
      <div className={styles.facts}>
        {sum && (
          <p>
            <b className={styles.sum}>{sum}</b> {summary}
          </p>
        )}
        {!(sum || data.operatingPoint) && <p>{readingOf(data)}</p>}
        {data.operatingPoint && (
          <p dir="auto" className={styles.use}>
            {data.operatingPoint.label}
          </p>
        )}
      </div>
    </div>
  );
}

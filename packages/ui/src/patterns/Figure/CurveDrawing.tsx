import { pointFindingOf, summaryOf } from '@portfolio/figures/curve/finding';
import type { CurveData } from '@portfolio/figures/curve/schema';
import { writeValue } from '@portfolio/figures/text/format';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import * as styles from './CurveDrawing.css.ts';
import { layOutCurve } from './curveLayout.ts';
import * as drawing from './drawing.css.ts';
import { LoadedReadingLine } from './LoadedReadingLine.tsx';
import * as scaled from './scaled.css.ts';
import type { DrawingProps } from './types.ts';

/** The smallest height of a large square, in rem: on a phone. */
const READING_HEIGHT = 14;

/** A curve between 0 and 1 in a square, with its reference line, and facts next to it. */
export function CurveDrawing({ data, size }: DrawingProps<CurveData>) {
  const language = useFigureLanguage();
  const { ticks, path, fill, band, reference, prevalence, points, used, places, down } =
    layOutCurve(data, size, language);
  const { forms, asPredicted, guessing, guessingAt } = language.words.curve;
  const { x, y, summary } = forms[data.form];
  const sum = summaryOf(data, language);
  const level =
    prevalence !== undefined && size === 'lg'
      ? guessingAt(writeValue(data.prevalence ?? 0, language))
      : guessing;
  return (
    <div className={styles.root}>
      <div aria-hidden="true" className={drawing.marks}>
        <p className={styles.y}>{y}</p>
        <div className={cx(scaled.ticks, styles.ticks)}>
          {ticks.map(({ at, text }) => (
            <span
              key={at}
              style={{ top: `${100 - at}%` }}
              className={cx(scaled.tick, styles.yTick)}
            >
              {text}
            </span>
          ))}
        </div>
        <div className={styles.square}>
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={scaled.plot}
          >
            <path
              d={ticks.map(({ at }) => `M0,${at}H100M${at},0V100`).join('')}
              className={scaled.grid}
            />
            {(fill || band) && <path d={fill || band} className={scaled.area} />}
            <path d="M0,0V100H100" className={scaled.axis} />
            {reference && <path d={reference} className={scaled.reference} />}
            <path d={path} className={scaled.curve.ours} />
            {points && <path d={points} className={scaled.ourPoint} />}
            {used && <path d={used} className={scaled.ring} />}
            {used && <path d={used} className={scaled.dot} />}
          </svg>
          {reference && (size === 'lg' || data.form !== 'calibration') && (
            <span
              className={prevalence === undefined ? styles.diagonal : styles.level}
              style={prevalence === undefined ? undefined : { top: `${prevalence}%` }}
              data-below={(prevalence ?? 100) < 20 || undefined}
            >
              {data.form === 'calibration' ? asPredicted : level}
            </span>
          )}
        </div>
        <div className={styles.xTicks}>
          {ticks.map(({ at, text }) => (
            <span key={at} style={{ insetInlineStart: `${at}%` }} className={styles.xTick}>
              {text}
            </span>
          ))}
        </div>
        <p className={styles.x}>{x}</p>
        <div className={cx(drawing.facts, styles.facts)}>
          {sum && (
            <p>
              <b className={drawing.large}>{sum}</b> {summary}
            </p>
          )}
          {!(sum || data.operatingPoint) && <p>{pointFindingOf(data, language)}</p>}
          {data.band && size === 'lg' && (
            <p dir="auto" className={drawing.note}>
              {data.band.label}
            </p>
          )}
          {data.operatingPoint && (
            <p dir="auto" className={styles.use}>
              {data.operatingPoint.label}
            </p>
          )}
        </div>
      </div>
      <LoadedReadingLine
        figure={data}
        places={places}
        down={down}
        height={READING_HEIGHT}
        named={false}
        className={styles.reading}
      />
    </div>
  );
}

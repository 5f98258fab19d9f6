import type { SeriesData } from '@portfolio/figures/series/schema';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import * as drawing from './drawing.css.ts';
import { LoadedReadingLine } from './LoadedReadingLine.tsx';
import { dotAt } from './polyline.ts';
import * as styles from './SeriesDrawing.css.ts';
import * as scaled from './scaled.css.ts';
import { layOutSeries } from './seriesLayout.ts';
import type { DrawingProps } from './types.ts';

/** If a label is farther than this from the end of its line, in percent of the height, a leader line joins them. */
const LEADER_DISTANCE = 5;

/** With more values of x, their ticks would look like a pattern. */
const MAX_STEPS = 40;

const top = (at: number) => ({ top: `${at}%` });

/** One to three lines over time or over steps, each labelled at its end. */
export function SeriesDrawing({ data, size }: DrawingProps<SeriesData>) {
  const language = useFigureLanguage();
  const { ticks, zero, lines, band, gap, baseline, ends, places, down, height, x } = layOutSeries(
    data,
    size,
    language,
  );
  /** The places of the values of x, if there are few enough to tell them apart. */
  const steps = places.length > MAX_STEPS ? [] : places;
  const isMoved = ends.some(({ at, lineAt }) => Math.abs(at - lineAt) > LEADER_DISTANCE);
  return (
    <div className={styles.root}>
      <div aria-hidden="true" className={drawing.marks}>
        <div className={cx(scaled.ticks, styles.ticks)}>
          {ticks.map(({ at, text }) => (
            <span key={at} style={top(at)} className={scaled.tick}>
              <bdi>{text}</bdi>
            </span>
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          className={cx(scaled.plot, styles.plot)}
        >
          <path d={ticks.map(({ at }) => `M0,${at}H100`).join('')} className={scaled.grid} />
          {size === 'lg' && (
            <path d={steps.map((at) => `M${at},100v2`).join('')} className={scaled.axis} />
          )}
          {gap && <path d={gap} className={scaled.gap} />}
          {band && <path d={band} className={scaled.area} />}
          {zero !== undefined && <path d={`M0,${zero}H100`} className={scaled.axis} />}
          {baseline !== undefined && <path d={`M0,${baseline}H100`} className={scaled.reference} />}
          {lines.map(({ role, label, path, points, end }) => [
            end && end.x < 100 && (
              <path key={`${label} end`} d={`M${end.x},${end.y}H100`} className={scaled.grid} />
            ),
            <path key={label} d={path} className={scaled.curve[role]} />,
            points && (
              <path
                key={`${label} points`}
                d={points}
                className={role === 'ours' && size === 'lg' ? scaled.ourPoint : scaled.point}
              />
            ),
            role === 'ours' && end && (
              <path key={`${label} dot`} d={dotAt(end.x, end.y)} className={scaled.dot} />
            ),
          ])}
        </svg>
        {isMoved && (
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className={cx(scaled.plot, styles.leaders)}
          >
            <path
              d={ends.map(({ at, lineAt }) => `M0,${lineAt}L100,${at}`).join('')}
              className={scaled.axis}
            />
          </svg>
        )}
        <div className={styles.ends}>
          {ends.map(({ role, value, label, at, rows }) => (
            <span
              key={`${role} ${label}`}
              dir="auto"
              style={top(at)}
              className={cx(styles.end, role === 'ours' ? drawing.ours : drawing.note)}
            >
              {rows === 1 ? (
                [value, label].filter(Boolean).join(' ')
              ) : (
                <>
                  {value}
                  <br />
                  {label}
                </>
              )}
            </span>
          ))}
        </div>
        <div className={styles.x}>
          <span dir="auto" className={styles.first}>
            {x.first}
          </span>
          {size === 'lg' && x.middle && (
            <span className={styles.middle} style={{ insetInlineStart: `${x.middle.at}%` }}>
              <bdi>{x.middle.text}</bdi>
            </span>
          )}
          <bdi>{x.last}</bdi>
        </div>
      </div>
      <LoadedReadingLine
        figure={data}
        places={places}
        down={down}
        height={height}
        named
        className={styles.plot}
      />
    </div>
  );
}

import { changeFormat } from '@portfolio/figures/change/finding';
import type { ChangeData } from '@portfolio/figures/change/schema';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import { makeAxis, reachesZero } from './axis.ts';
import * as styles from './ChangeDrawing.css.ts';
import * as drawing from './drawing.css.ts';
import { Plot } from './Plot.tsx';
import { MAX_UNIT_LENGTH, TickLabels, tickTexts } from './TickLabels.tsx';
import type { DrawingProps } from './types.ts';

/** An arrow needs more room than this between the two dots, in percent of the axis. */
const ARROW_ROOM = 8;

/** The smallest room for the text of a dot at the end of the axis, in percent. */
const MIN_TEXT_ROOM = 25;

/** Before and after on one axis: a hollow and a filled dot, and an arrow from one to the other. */
export function ChangeDrawing({ data, size }: DrawingProps<ChangeData>) {
  const language = useFigureLanguage();
  const { change: words, notFromZero } = language.words;
  const { before, after, better, unit } = data;
  const values = [before, after].flatMap(({ value, interval = [] }) => [value, ...interval]);
  const zero = reachesZero(values);
  const axis = makeAxis(values, { count: size === 'sm' ? 2 : 4, zero });
  const isWord = unit !== undefined && unit.length > MAX_UNIT_LENGTH;
  const format = changeFormat(isWord ? { ...data, unit: undefined } : data, language);
  const texts = tickTexts(axis, unit, language);
  const from = axis.at(before.value);
  const to = axis.at(after.value);
  const isRising = to >= from;
  const sides = [
    { ...before, at: from, isAfter: false },
    { ...after, at: to, isAfter: true },
  ];
  if (!isRising) sides.reverse();
  const middle = (from + to) / 2;
  return (
    <div aria-hidden="true" className={styles.root}>
      <div className={styles.texts}>
        {sides.map(({ label, value, at, isAfter }, index) => {
          // The text has one half of the axis. This is the dot's place in that half.
          const [start, end] = index === 0 ? [0, middle] : [middle, 100];
          const share = end > start ? (at - start) / (end - start) : index;
          return (
            <div
              key={isAfter ? 'after' : 'before'}
              className={styles.side}
              style={customProperties({
                '--pf-room': `${Math.max(MIN_TEXT_ROOM, end - start)}`,
                '--pf-at': share.toFixed(2),
              })}
            >
              <span className={cx(styles.text, !isAfter && drawing.note)}>
                <bdi className={drawing.atStart}>{label}</bdi>
                <bdi className={drawing.atStart}>
                  <bdi className={cx(styles.value, isAfter && drawing.large)}>{format(value)}</bdi>
                  {isWord && ` ${unit}`}
                </bdi>
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
            <svg x={`${to}%`} y="50%" aria-hidden="true" className={styles.arrow}>
              <path d={isRising ? 'M-5 0l-9-5v10z' : 'M5 0l9-5v10z'} />
            </svg>
          )}
        </g>
        {sides.map(
          ({ interval, isAfter }) =>
            interval && (
              <g key={String(isAfter)} data-ours={isAfter || undefined}>
                <line
                  x1={`${axis.at(interval[0])}%`}
                  x2={`${axis.at(interval[1])}%`}
                  y1="15%"
                  y2="15%"
                  className={drawing.whisker}
                />
              </g>
            ),
        )}
        <circle cx={`${from}%`} cy="50%" className={styles.hollow} />
        <g data-ours="">
          <circle cx={`${to}%`} cy="50%" className={drawing.dot} />
        </g>
      </Plot>
      {size === 'sm' ? (
        <div className={styles.ends}>
          <bdi>{texts[0]}</bdi>
          <span className={drawing.hiddenIfNarrow}>{words.shortAxis[better]}</span>
          <bdi>{texts[texts.length - 1]}</bdi>
        </div>
      ) : (
        <>
          <TickLabels axis={axis} unit={unit} />
          <div className={cx(drawing.note, better === 'higher' && styles.atHighEnd)}>
            {words.axis[better]}
            {!zero && <div>{notFromZero}</div>}
          </div>
        </>
      )}
    </div>
  );
}

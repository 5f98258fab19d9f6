import { readCurve } from '@portfolio/figures/curve/reading';
import type { CurveData } from '@portfolio/figures/curve/schema';
import { readSeries } from '@portfolio/figures/series/reading';
import type { SeriesData } from '@portfolio/figures/series/schema';
import type { Reading } from '@portfolio/figures/text/reading';
import { leastIndex } from 'd3-array';
import type { ChangeEvent, PointerEvent } from 'react';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { useFigureReading } from '../FigureFrame/reading.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import * as drawing from './drawing.css.ts';
import { placeLabels } from './placeLabels.ts';
import * as styles from './ReadingLine.css.ts';

export interface ReadingLineProps {
  figure: SeriesData | CurveData;
  /** The places along the horizontal axis, in percent from the start. */
  places: readonly number[];
  /** Where a value is, in percent from the top. */
  down: (value: number) => number;
  /** The smallest height of the plot, in rem. */
  height: number;
  /** Whether the values have their names next to them. */
  named: boolean;
  className: string;
}

/** The height of a label, and how far its middle is from its mark, in rem. */
const ROW = 1.25;
const DISTANCE = 0.9;

/** From here on, in percent from the start, labels are before the line. */
const HALF = 55;

type MarksProps = Omit<ReadingLineProps, 'figure' | 'className'> & {
  index: number;
  reading: Reading;
};

/** The line at one place, with marks, values and the difference between them. */
function Marks({ places, down, height, named, index, reading }: MarksProps) {
  const { place, values, difference } = reading;
  const x = places[index] ?? 0;
  const marks = values.map((each) => ({ ...each, at: down(each.at) }));
  const toRem = (at: number) => (at / 100) * height;
  const sorted = [...marks].sort((a, b) => a.at - b.at);
  const [first, second] = marks;
  const hasRoom = first && second && toRem(Math.abs(first.at - second.at)) > ROW + DISTANCE;
  const labels = [
    ...sorted.map(({ at, value, label, ours }, row) => ({
      key: `${label} ${at}`,
      text: named ? `${value} ${label}` : value,
      style: ours ? drawing.ours : undefined,
      // The topmost is above its mark, the lowest below it.
      at:
        toRem(at) +
        (row === 0 ? -DISTANCE : 0) +
        (row > 0 && row === marks.length - 1 ? DISTANCE : 0),
    })),
    ...(difference && hasRoom
      ? [
          {
            key: '',
            text: difference,
            style: styles.difference,
            at: toRem((first.at + second.at) / 2),
          },
        ]
      : []),
  ].sort((a, b) => a.at - b.at);
  // The first and the last label may stick out by half a row.
  const middles = placeLabels(
    labels.map(({ at }) => ({ at: at + ROW / 2, size: ROW })),
    height + ROW,
  );
  const isBefore = x > HALF;
  return (
    <div aria-hidden="true" data-reading="" className={styles.marks}>
      <span className={styles.line} style={{ insetInlineStart: `${x}%` }} />
      {marks.map(({ at, label, ours }) => (
        <span
          key={`${label} ${at}`}
          className={cx(styles.dot, ours && styles.ourDot)}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${at}%` }}
        />
      ))}
      {labels.map(({ key, text, style }, row) => (
        <span
          key={key}
          dir="auto"
          className={cx(styles.value, style)}
          style={{
            insetBlockStart: `${(((middles[row] ?? 0) - ROW / 2) / height) * 100}%`,
            maxInlineSize: `calc(${isBefore ? x : 100 - x}% - 0.6rem)`,
            [isBefore ? 'insetInlineEnd' : 'insetInlineStart']:
              `calc(${isBefore ? 100 - x : x}% + 0.6rem)`,
          }}
        >
          {text}
        </span>
      ))}
      <bdi
        className={styles.place}
        style={{ insetInlineStart: `${x}%`, ...customProperties({ '--pf-place': String(x) }) }}
      >
        {place}
      </bdi>
    </div>
  );
}

/**
 * Reads the values of a drawing at one place: where the pointer is, where a finger was, or where the keys of a range
 * input lead (ARIA pattern "Slider"). At rest nothing of it shows.
 */
export function ReadingLine({ figure, className, ...marks }: ReadingLineProps) {
  const { place, read = () => undefined } = useFigureReading() ?? {};
  const language = useFigureLanguage();
  const at = (index: number) =>
    figure.kind === 'series'
      ? readSeries(figure, index, language)
      : readCurve(figure, index, language);
  const { places } = marks;
  const index = place?.index ?? places.length - 1;
  const reading = at(index);
  const readPlace = (next: number) => read({ index: next, sentence: at(next).sentence });
  const readAt = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    // The input is wider than the plot by its thumb.
    const { left, width } = (currentTarget.parentElement ?? currentTarget).getBoundingClientRect();
    const share = ((clientX - left) / width) * 100;
    const wanted = getComputedStyle(currentTarget).direction === 'rtl' ? 100 - share : share;
    const nearest = leastIndex(places, (each) => Math.abs(each - wanted));
    if (nearest !== undefined && nearest !== place?.index) readPlace(nearest);
  };
  return (
    <div className={cx(styles.root, className)}>
      {place && <Marks {...marks} index={index} reading={reading} />}
      <input
        type="range"
        aria-label={language.words.numbersOf(figure.title)}
        aria-valuetext={reading.sentence}
        min={0}
        max={places.length - 1}
        value={index}
        className={styles.input}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          // A press is read by its place, as the places may be unevenly far apart.
          if (!currentTarget.matches(':active')) readPlace(currentTarget.valueAsNumber);
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) readPlace(index);
        }}
        onBlur={() => read(undefined)}
        onPointerDown={readAt}
        onPointerMove={readAt}
        // The page scrolls.
        onPointerCancel={() => read(undefined)}
        onPointerLeave={({ pointerType, currentTarget }) => {
          // What a finger or a key has read stays.
          if (pointerType === 'mouse' && !currentTarget.matches(':focus-visible, :active')) {
            read(undefined);
          }
        }}
      />
    </div>
  );
}

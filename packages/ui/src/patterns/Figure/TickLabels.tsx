import type { FigureLanguage } from '@portfolio/figures';
import { makeFormat } from '@portfolio/figures/text/format';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import type { FigureAxis } from './axis.ts';
import * as styles from './drawing.css.ts';

/** A longer unit is a word, and has room in the label of the axis only. */
export const LONGEST_UNIT = 3;

/** In em: the width of a digit, the least gap between two numbers, and how far those at the ends stick out. */
const DIGIT = 0.6;
const GAP = 0.6;
const OUTSIDE = 0.5;

/** The room that so many numbers of this length need, in em. */
function roomFor(count: number, length: number) {
  const width = length * DIGIT;
  // Numbers at the ends that don't stick out further are that much nearer to the next.
  const step = width + GAP + Math.max(0, width / 2 - OUTSIDE);
  return styles.tickRooms.find((room) => room >= (count - 1) * step) ?? styles.MOST_ROOM;
}

/** The ticks of an axis as they are written, the last one with the unit. */
export function tickTexts(
  { ticks }: FigureAxis,
  unit: string | undefined,
  language: FigureLanguage,
) {
  const isLong = unit !== undefined && unit.length > LONGEST_UNIT;
  const write = makeFormat(ticks, undefined, language);
  const writeLast = makeFormat(ticks, isLong ? undefined : unit, language);
  return ticks.map((tick, index) => (index === ticks.length - 1 ? writeLast : write)(tick));
}

interface TickLabelsProps {
  axis: FigureAxis;
  unit?: string | undefined;
}

/**
 * The numbers below the ticks of an axis: all, every second one, or the first and the last, as there
 * is room.
 */
export function TickLabels({ axis, unit }: TickLabelsProps) {
  const texts = tickTexts(axis, unit, useFigureLanguage());
  const length = Math.max(...texts.map((text) => text.length));
  const half = texts.length % 2 ? (texts.length + 1) / 2 : texts.length;
  const isEnd = (index: number) => index === 0 || index === texts.length - 1;
  return (
    <div className={styles.tickLabels}>
      {axis.ticks.map((tick, index) => (
        <span
          key={tick}
          style={{ insetInlineStart: `${axis.at(tick)}%` }}
          className={cx(
            styles.tickLabel,
            !isEnd(index) && styles.inner[roomFor(index % 2 ? texts.length : half, length)],
          )}
        >
          <bdi>{texts[index]}</bdi>
        </span>
      ))}
    </div>
  );
}

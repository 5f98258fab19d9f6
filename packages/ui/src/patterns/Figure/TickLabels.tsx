import type { FigureLanguage } from '@portfolio/figures';
import { makeFormat } from '@portfolio/figures/text/format';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import type { FigureAxis } from './axis.ts';
import * as styles from './drawing.css.ts';

/** In characters. A longer unit is a word, and only the label of the axis has room for it. */
export const MAX_UNIT_LENGTH = 3;

/**
 * In em: the width of a digit, the smallest gap between two numbers, and how far the numbers at the ends may stick out.
 */
const DIGIT = 0.6;
const GAP = 0.6;
const OVERHANG = 0.5;

/** The room in em that `count` numbers of `length` characters need. */
function roomFor(count: number, length: number) {
  const width = length * DIGIT;
  // A number at the end that may not stick out by half its width moves inwards, nearer to the next number.
  const step = width + GAP + Math.max(0, width / 2 - OVERHANG);
  return styles.tickRooms.find((room) => room >= (count - 1) * step) ?? styles.MAX_ROOM;
}

/** The texts of an axis's ticks. The last one has the unit. */
export function tickTexts(
  { ticks }: FigureAxis,
  unit: string | undefined,
  language: FigureLanguage,
) {
  const isLong = unit !== undefined && unit.length > MAX_UNIT_LENGTH;
  const write = makeFormat(ticks, undefined, language);
  const writeLast = makeFormat(ticks, isLong ? undefined : unit, language);
  return ticks.map((tick, index) => (index === ticks.length - 1 ? writeLast : write)(tick));
}

interface TickLabelsProps {
  axis: FigureAxis;
  unit?: string | undefined;
}

/**
 * The numbers below the ticks of an axis. It shows all of them, every second one, or only the first and the last,
 * whatever there is room for.
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

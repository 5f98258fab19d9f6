import { intervalOf, shareFormat } from '@portfolio/figures/share/finding';
import { wilsonInterval } from '@portfolio/figures/share/interval';
import type { ShareData } from '@portfolio/figures/share/schema';
import { percentOf } from '@portfolio/figures/text/format';
import { cx } from '../../styles/cx.ts';
import { useFigureLanguage } from '../FigureFrame/useFigureLanguage.ts';
import { oneDecimal } from './axis.ts';
import * as drawing from './drawing.css.ts';
import { Plot } from './Plot.tsx';
import * as styles from './ShareDrawing.css.ts';
import type { DrawingProps } from './types.ts';

/** Readers don't count more dots than this, so a bar replaces them. */
const MAX_DOTS = 24;

/** A row of this many dots fits the narrowest figure. */
const DOTS_PER_ROW = 12;

function Dots({ data, size }: DrawingProps<ShareData>) {
  const { part, whole } = data;
  const [low, high] = wilsonInterval(part, whole).map((end) => `${oneDecimal(end * 100)}%`);
  const columns = Math.ceil(whole / Math.ceil(whole / DOTS_PER_ROW));
  return (
    <div
      className={styles.dots}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1.6em))` }}
    >
      {Array.from({ length: whole }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never change places
        <span key={index} className={index < part ? styles.counted : styles.dot} />
      ))}
      {/* A row is an axis. */}
      {size === 'lg' && columns === whole && (
        <Plot className={styles.whisker}>
          <line x1={low} x2={high} y1="50%" y2="50%" className={drawing.whisker} />
        </Plot>
      )}
    </div>
  );
}

function Bar({ data }: { data: ShareData }) {
  const { part, whole } = data;
  const format = shareFormat(data, useFigureLanguage());
  return (
    <div className={styles.scale}>
      <Plot className={styles.bar}>
        <rect width="100%" height="70%" className={styles.rest} />
        <rect width={`${oneDecimal((part / whole) * 100)}%`} height="70%" className={styles.part} />
        {[0, 25, 50, 75, 100].map((x) => (
          <line key={x} x1={`${x}%`} x2={`${x}%`} y1="70%" y2="100%" className={drawing.hairline} />
        ))}
      </Plot>
      <span>{format(0)}</span>
      <span>{format(whole)}</span>
    </div>
  );
}

/** A part of a whole, drawn as dots that can be counted, or as a bar if there are too many. */
export function ShareDrawing({ data, size }: DrawingProps<ShareData>) {
  const { part, whole, unit, label, note } = data;
  const language = useFigureLanguage();
  const words = language.words.share;
  const format = shareFormat(data, language);
  // If readers can count the dots, they don't need a percentage.
  const isCounted = whole <= MAX_DOTS && Number.isInteger(part) && Number.isInteger(whole);
  const share = isCounted ? '' : percentOf(part / whole, language);
  const interval = intervalOf(data, language);
  const withShare = (text: string) => (share ? words.note(share, text) : text);
  return (
    <div aria-hidden="true" className={styles.root}>
      {isCounted ? <Dots data={data} size={size} /> : <Bar data={data} />}
      <div className={size === 'sm' ? styles.shortText : undefined}>
        <bdi className={drawing.large}>{words.of(format(part), format(whole))}</bdi>{' '}
        {interval && (
          <bdi className={cx(drawing.note, drawing.hiddenIfNarrow)}>
            {words.interval(percentOf(0.95, language))} {interval}
          </bdi>
        )}
        <p dir="auto" className={drawing.note}>
          {note ? withShare(note) : words.counted(unit, label, share)}
        </p>
      </div>
    </div>
  );
}

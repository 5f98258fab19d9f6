import { cx } from '../../styles/cx.ts';
import * as styles from './FigureFrame.css.ts';
import { useFigureReading } from './reading.ts';

interface ReadingTextProps {
  children: string;
  className?: string | undefined;
}

/**
 * The first text below a drawing. While the figure is read, what it says there takes its place. Screen readers get that
 * as the value of the reading line.
 */
export function ReadingText({ children, className }: ReadingTextProps) {
  const { place } = useFigureReading() ?? {};
  return (
    <div className={styles.reading}>
      <p dir="auto" className={cx(className, place && styles.resting)}>
        {children}
      </p>
      {place && (
        <p dir="auto" aria-hidden="true" className={cx(className, styles.sentence)}>
          {place.sentence}
        </p>
      )}
    </div>
  );
}

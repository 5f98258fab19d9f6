import { type ComponentProps, useState } from 'react';
import { assertProp } from '../../assertProp';
import { useTicker } from '../../hooks/useTicker';
import { PauseButton } from '../../rotation/PauseButton';
import { useRotation } from '../../rotation/useRotation';
import { cx } from '../../styles/cx';
import { displayText } from '../../styles/text.css';
import * as styles from './QuoteRotator.css';

/** Milliseconds for which a quote is shown (spec section 9). */
export const QUOTE_ROTATION_MS = 3_000;

export interface QuoteRotatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In order, each once; without any, nothing is shown. */
  quotes: readonly string[];
  /**
   * How long a quote is shown, in milliseconds.
   * @default 3000
   */
  intervalMs?: number;
}

/**
 * Quotes that take turns in one place, wrapping. They stand still while the visitor is at them, has
 * paused them or prefers reduced motion, and while the page is hidden. Nothing is announced.
 * @selector `[data-state="rotating"]`, `[data-state="still"]`
 */
export function QuoteRotator({
  quotes,
  intervalMs = QUOTE_ROTATION_MS,
  className,
  ...rest
}: QuoteRotatorProps) {
  assertProp(intervalMs > 0, 'QuoteRotator', 'intervalMs', 'must be above 0');
  const [ticks, setTicks] = useState(0);
  const canRotate = quotes.length > 1;
  const { isRotating, isPaused, attentionProps, toggle } = useRotation(canRotate);
  useTicker(() => setTicks((old) => old + 1), { intervalMs, running: isRotating });

  if (quotes.length === 0) return null;
  return (
    <div
      {...rest}
      {...attentionProps}
      data-state={isRotating ? 'rotating' : 'still'}
      className={cx(styles.root, className)}
    >
      <div className={styles.interactive}>
        {canRotate && <PauseButton isPaused={isPaused} onToggle={toggle} />}
        <div className={styles.stack}>
          {quotes.map((quote, index) => {
            const isShown = index === ticks % quotes.length;
            return (
              <blockquote
                key={quote}
                inert={!isShown}
                data-shown={isShown}
                className={cx(displayText, styles.quote)}
              >
                {quote}
              </blockquote>
            );
          })}
        </div>
      </div>
      <noscript>
        {quotes.map((quote) => (
          <blockquote key={quote} className={styles.listed}>
            {quote}
          </blockquote>
        ))}
      </noscript>
    </div>
  );
}

import { quotes as quoteWords } from '@portfolio/words';
import { type ComponentProps, useState } from 'react';
import { useTicker } from '../../hooks/useTicker.ts';
import { cx } from '../../styles/cx.ts';
import { displayText } from '../../styles/text.css.ts';
import { useWords } from '../../words/index.ts';
import { PauseButton, StepButton } from '../rotation/buttons.tsx';
import { useRotation } from '../rotation/useRotation.ts';
import * as styles from './QuoteRotator.css.ts';

/** How long a quote shows, in milliseconds (spec section 9). */
const QUOTE_ROTATION_MS = 3_000;

export interface QuoteRotatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The sentences in order, each once. If there are none, nothing is shown. */
  quotes: readonly string[];
}

/**
 * Quotes that rotate in one place, with buttons for the previous and the next one. Each choice restarts the time. They
 * stop on hover and focus, when paused, with reduced motion, and while the page is hidden. Changes are announced only
 * if the visitor makes them.
 * @selector `[data-state="rotating"]`, `[data-state="still"]`
 */
export function QuoteRotator({ quotes, className, ...rest }: QuoteRotatorProps) {
  const count = quotes.length;
  const words = useWords(quoteWords);
  const [current, setCurrent] = useState(0);
  const { isRotating, isPaused, attentionProps, toggle, stopForChoice } = useRotation(count > 1);
  const move = (steps: number) => setCurrent((old) => (old + steps + count) % count);
  useTicker(() => move(1), {
    intervalMs: QUOTE_ROTATION_MS,
    running: isRotating,
    restartKey: current,
  });

  const choose = (steps: number) => {
    stopForChoice();
    move(steps);
  };

  if (count === 0) return null;
  return (
    <div
      role="group"
      aria-label={words.label}
      {...rest}
      {...attentionProps}
      data-state={isRotating ? 'rotating' : 'still'}
      className={cx(styles.root, className)}
    >
      <div className={styles.interactive}>
        {count > 1 && (
          <div className={styles.controls}>
            <PauseButton labels={words} isPaused={isPaused} onToggle={toggle} />
            <StepButton to="previous" label={words.previous} onClick={() => choose(-1)} />
            <StepButton to="next" label={words.next} onClick={() => choose(1)} />
          </div>
        )}
        {/* Announces only the quotes that the visitor asked for. */}
        <div aria-live={isRotating ? 'off' : 'polite'} className={styles.stack}>
          {quotes.map((quote, index) => (
            <blockquote
              key={quote}
              inert={index !== current}
              data-shown={index === current}
              className={cx(displayText, styles.quote)}
            >
              {quote}
            </blockquote>
          ))}
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

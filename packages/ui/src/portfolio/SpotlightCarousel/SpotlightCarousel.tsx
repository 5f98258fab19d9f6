import { spotlight } from '@portfolio/words';
import { type ComponentProps, useState } from 'react';
import { assertProp } from '../../assertProp.ts';
import { useTicker } from '../../hooks/useTicker.ts';
import { PauseButton, StepButton } from '../../patterns/rotation/buttons.tsx';
import { useRotation } from '../../patterns/rotation/useRotation.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { Dots, Thumbnails } from './Choices.tsx';
import * as styles from './SpotlightCarousel.css.ts';
import { QuoteFigure, type SpotlightItem, SpotlightSlide } from './SpotlightSlide.tsx';
import { useSwipe } from './useSwipe.ts';

/** How long a skill shows, in milliseconds (spec section 9). The next skill starts with its first quote. */
export const SKILL_INTERVAL_MS = 15_000;

/** How long a quote shows, in milliseconds (spec section 9). If skill and quote are due together, the skill changes. */
export const QUOTE_INTERVAL_MS = 5_000;

export interface SpotlightCarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The carousel's name, such as `Skill Spotlight`. */
  label: string;
  /** The skills, in order, each name once. A single skill stays. Without any, nothing is shown. */
  items: readonly SpotlightItem[];
}

/**
 * Skills with the owner's words about them, one at a time. A carousel from the ARIA Authoring Practices with grouped
 * buttons. The current button has `aria-current` and isn't disabled, because pressing it again returns to the first
 * quote. The carousel stops on hover and focus, when paused, with reduced motion, and while the page is hidden. Every
 * choice restarts the time.
 * @selector `[data-state="rotating"]`, `[data-state="still"]`
 */
export function SpotlightCarousel({ label, items, className, ...rest }: SpotlightCarouselProps) {
  assertProp(label.trim() !== '', 'SpotlightCarousel', 'label', 'must not be empty');

  const words = useWords(spotlight);

  // The current slide, and the time since its skill began or since the visitor's last choice.
  const [shown, setShown] = useState({ skill: 0, quote: 0, elapsedMs: 0 });
  const skill = shown.skill < items.length ? shown.skill : 0;
  const current = items[skill];
  const quoteCount = current?.quotes.length ?? 0;
  const hasChoice = items.length > 1;
  const canRotate = hasChoice || quoteCount > 1;
  const { isRotating, isPaused, attentionProps, toggle, stopForChoice } = useRotation(canRotate);

  // One clock drives both, so that they can't drift apart.
  const skillLeftMs = SKILL_INTERVAL_MS - shown.elapsedMs;
  const isSkillDue = hasChoice && skillLeftMs <= QUOTE_INTERVAL_MS;
  const intervalMs = isSkillDue ? skillLeftMs : QUOTE_INTERVAL_MS;
  const next = isSkillDue
    ? { skill: (skill + 1) % items.length, quote: 0, elapsedMs: 0 }
    : {
        skill,
        quote: (shown.quote + 1) % Math.max(1, quoteCount),
        elapsedMs: shown.elapsedMs + intervalMs,
      };
  useTicker(() => setShown(next), { intervalMs, running: isRotating, restartKey: shown });

  const choose = (chosen: number, quote = 0) => {
    stopForChoice();
    setShown({ skill: chosen, quote, elapsedMs: 0 });
  };
  const step = (steps: number) => choose((skill + steps + items.length) % items.length);
  const swipeProps = useSwipe(step);

  if (!current) return null;
  const names = items.map(({ name }, index) => words.skill(name, index + 1, items.length));

  return (
    // A group and not a landmark, because it has the name of the section around it.
    <div
      role="group"
      {...rest}
      {...attentionProps}
      aria-roledescription={words.carousel}
      aria-label={label}
      data-state={isRotating ? 'rotating' : 'still'}
      className={cx(styles.root, className)}
    >
      <div className={styles.interactive}>
        {canRotate && (
          <div className={styles.controls}>
            <PauseButton
              labels={{ play: words.play(label), pause: words.pause(label) }}
              isPaused={isPaused}
              onToggle={toggle}
            />
            {hasChoice && (
              <>
                <StepButton to="previous" label={words.previous} onClick={() => step(-1)} />
                <StepButton to="next" label={words.next} onClick={() => step(1)} />
              </>
            )}
          </div>
        )}
        {hasChoice && (
          <div className={styles.skills}>
            <Thumbnails label={words.skills} items={items} current={skill} onChoose={choose} />
            <Dots
              label={words.chooseSkill}
              names={items.map((_, index) => words.skillDot(index + 1, items.length))}
              current={skill}
              onChoose={choose}
              className={cx(styles.columns, styles.skillDots)}
            />
          </div>
        )}
        {/* Announces only the quotes that the visitor asked for. */}
        <div {...swipeProps} aria-live={isRotating ? 'off' : 'polite'} className={styles.slides}>
          {/* Each skill gets a new element, because React can't change texts that a translator has replaced. */}
          <SpotlightSlide
            key={current.name}
            items={items}
            skill={skill}
            quote={shown.quote}
            label={names[skill] ?? current.name}
          />
        </div>
        {items.some(({ quotes }) => quotes.length > 1) && (
          <div className={styles.quoteDots}>
            {quoteCount > 1 && (
              <Dots
                label={words.chooseQuote}
                names={current.quotes.map((_, index) => words.quote(index + 1, quoteCount))}
                current={shown.quote}
                onChoose={(quote) => choose(skill, quote)}
              />
            )}
          </div>
        )}
      </div>
      <noscript>
        {items.map(({ name, quotes }) => (
          <div key={name} className={styles.listed}>
            <h3>{name}</h3>
            {quotes.map((quote) => (
              <QuoteFigure key={quote.text} {...quote} />
            ))}
          </div>
        ))}
      </noscript>
    </div>
  );
}

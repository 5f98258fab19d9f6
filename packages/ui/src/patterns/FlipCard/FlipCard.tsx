import { card } from '@portfolio/words';
import {
  type ComponentProps,
  type MouseEvent,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { CardSide, type FlipCardFace } from './CardSide.tsx';
import * as styles from './FlipCard.css.ts';
import { FlipCardContext } from './FlipCardGroup.tsx';

export interface FlipCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The card's subject. It is part of the button's accessible name. */
  label: string;
  /**
   * The side that shows first. It should be complete by itself: paper shows only this side, and many visitors never
   * turn the card.
   */
  front: FlipCardFace;
  /** The side for visitors who want to know more. It needs a heading of its own. */
  back: FlipCardFace;
  /**
   * The text of the button on the front, which says what the back is about.
   * @default the language's words: 'More'
   */
  turnLabel?: string;
  /**
   * Whether the back shows at first. Has no effect in a `FlipCardGroup`.
   * @default false
   */
  defaultFlipped?: boolean;
  /**
   * How many rows the front has. Each of its elements and the footer need a `grid-row` of their own. In a
   * `FlipCardGrid`, neighbouring fronts line up.
   * @default undefined, if the sides have no common rows
   */
  rows?: number;
  /**
   * Gives the back as much height as it needs. In a `FlipCardGrid`, a back with an `aside` spans two rows. The back is
   * rendered once the card is turned. Without a script there is no back, so repeat its content elsewhere. If false,
   * both sides have the same size.
   * @default false
   */
  tall?: boolean;
}

/** A click on one of these doesn't turn the card. */
const ACTIVE = 'a, button, input, select, textarea, summary, [role="button"]';

/** A card counts as in sight if its top is in this part of the window. */
const IN_SIGHT = 0.7;

/**
 * A card with two sides. A click anywhere on it, or its button, turns it. Keyboard and assistive technology reach only
 * the visible side. Without a script both sides show, one below the other. Selecting text doesn't turn the card. With
 * reduced motion, the sides swap without turning.
 *
 * @selector `[data-flipped]` Which side shows: `false` or `true`.
 */
export function FlipCard({
  label,
  front,
  back,
  turnLabel: ownTurnLabel,
  defaultFlipped = false,
  rows,
  tall = false,
  className,
  style,
  onClick,
  ...rest
}: FlipCardProps) {
  const value = useId();
  const words = useWords(card);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const selectedBefore = useRef('');
  const wasTurnedHere = useRef(false);
  const [isFlippedAlone, setIsFlippedAlone] = useState(defaultFlipped);
  const [hasTurned, setHasTurned] = useState(false);
  const group = use(FlipCardContext);
  const isFlipped = group ? group.flipped === value : isFlippedAlone;

  const flip = (card: Element) => {
    // The side with the focus is about to become inert.
    if (card.contains(document.activeElement)) buttonRef.current?.focus({ preventScroll: true });
    wasTurnedHere.current = true;
    setHasTurned(true);
    if (group) group.toggle(value);
    else setIsFlippedAlone(!isFlipped);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other side may be elsewhere
  useEffect(() => {
    const card = buttonRef.current?.parentElement;
    if (!card || !wasTurnedHere.current) return;
    wasTurnedHere.current = false;
    // Visitors start reading at the card's top.
    const { top } = card.getBoundingClientRect();
    if (top < 0 || top > IN_SIGHT * window.innerHeight) card.scrollIntoView();
  }, [isFlipped]);

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    const { target, currentTarget, defaultPrevented } = event;
    const control = (target as Element).closest(ACTIVE);
    // Text that was selected before the press doesn't count.
    const selection = getSelection();
    const hasSelectedText =
      ![selectedBefore.current, ''].includes(String(selection)) &&
      selection?.containsNode(currentTarget, true);
    const isMeant = control ? control === buttonRef.current : !hasSelectedText;
    if (isMeant && !defaultPrevented) flip(currentTarget);
  };

  const turnLabel = ownTurnLabel ?? words.turn;
  const backLabel = tall ? words.close : words.back;
  const action = isFlipped ? backLabel : turnLabel;
  const side = (face: FlipCardFace, button: string, isHidden: boolean) => (
    <CardSide
      {...face}
      button={button}
      buttonFirst={tall && face === back}
      className={cx(styles.side, tall ? styles.swapped : styles.inPlace)}
      data-hidden={isHidden}
      // Without a script, both sides must stay reachable.
      inert={isHydrated && isHidden}
    />
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same by keyboard
    <article
      {...rest}
      className={cx(
        styles.root,
        rows !== undefined && styles.inRows,
        tall && styles.tall,
        className,
      )}
      style={{
        ...style,
        ...(rows !== undefined && customProperties({ '--pf-rows': String(rows) })),
      }}
      data-flipped={isFlipped}
      data-turned={hasTurned}
      onClick={handleClick}
      onPointerDownCapture={() => {
        selectedBefore.current = String(getSelection());
      }}
    >
      {side(front, turnLabel, isFlipped)}
      <button ref={buttonRef} type="button" aria-expanded={isFlipped} className={styles.button}>
        <VisuallyHidden>{words.button(action, label)}</VisuallyHidden>
        <span aria-hidden="true">{action}</span>
        <Icon name={tall ? (isFlipped ? 'close' : 'open') : 'turn'} size="1em" />
      </button>
      {(!tall || isFlipped) && side(back, backLabel, !isFlipped)}
    </article>
  );
}

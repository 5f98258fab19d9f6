import {
  type ComponentProps,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './FlipCard.css.ts';
import { FlipCardContext } from './FlipCardContext.ts';
import { useTextSelection } from './useTextSelection.ts';

/** What is on one side of a card. */
export interface FlipCardFace {
  content: ReactNode;
  /** Links at the bottom; they don't flip the card. */
  footer?: ReactNode;
}

export interface FlipCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What the card is about; names its button for assistive technology. */
  label: string;
  front: FlipCardFace;
  back: FlipCardFace;
  /**
   * Whether the back shows at first; not in a group.
   * @default false
   */
  defaultFlipped?: boolean;
  /** Called with whether the back shows now; not in a group. */
  onFlippedChange?: (flipped: boolean) => void;
  /**
   * The card's name in its `FlipCardGroup`.
   * @default an id of its own
   */
  value?: string;
}

/** Controls on the card, which don't flip it. */
const ACTIVE = 'a, button, input, select, textarea, summary, [role="button"]';

const TURN_OVER = 'Turn over';

/**
 * A card with two sides, turned over by a click anywhere on it or by its button. Only the visible
 * side can be reached by keyboard and assistive technology; without a script both show, one below
 * the other. Selecting text doesn't turn the card. With reduced motion, the sides swap without
 * turning.
 *
 * @selector `[data-flipped]` Which side shows: `false` or `true`.
 */
export function FlipCard({
  label,
  front,
  back,
  defaultFlipped = false,
  onFlippedChange,
  value,
  className,
  onClick,
  onPointerDown,
  ...rest
}: FlipCardProps) {
  const ownValue = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const { notePress, hasSelectedText } = useTextSelection();
  const group = use(FlipCardContext);
  const [isFlippedAlone, setIsFlippedAlone] = useState(defaultFlipped);
  const name = value ?? ownValue;
  const isFlipped = group ? group.flipped === name : isFlippedAlone;

  const flip = (card: Element) => {
    // The side with the focus is about to become inert.
    if (card.contains(document.activeElement)) buttonRef.current?.focus({ preventScroll: true });
    if (group) return group.toggle(name);
    setIsFlippedAlone(!isFlipped);
    onFlippedChange?.(!isFlipped);
  };

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    onPointerDown?.(event);
    notePress();
  };

  const handleClick = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event);
    const { target, currentTarget, defaultPrevented } = event;
    const isOnButton = buttonRef.current?.contains(target as Node);
    const isMeant =
      isOnButton || !((target as Element).closest(ACTIVE) || hasSelectedText(currentTarget));
    if (isMeant && !defaultPrevented) flip(currentTarget);
  };

  const face = ({ content, footer }: FlipCardFace, side: 'front' | 'back', isHidden: boolean) => (
    <div
      className={cx(styles.face, styles.side[side])}
      // Only with a script: without one, both sides stay reachable.
      inert={isHydrated && isHidden}
    >
      <div className={styles.content}>{content}</div>
      <div className={styles.footer} data-button={TURN_OVER}>
        {footer}
      </div>
    </div>
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button does the same by keyboard
    <article
      {...rest}
      className={cx(styles.root, className)}
      data-flipped={isFlipped}
      onClick={handleClick}
      onPointerDown={handlePointerDown}
    >
      {face(front, 'front', isFlipped)}
      <button ref={buttonRef} type="button" aria-pressed={isFlipped} className={styles.button}>
        {TURN_OVER}
        <VisuallyHidden> {label}</VisuallyHidden>
        <Icon name="turn" />
      </button>
      {face(back, 'back', !isFlipped)}
    </article>
  );
}

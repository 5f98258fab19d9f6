import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import * as styles from './FlipCard.css.ts';
import { FlipCardContext } from './FlipCardGroup.tsx';

/** The content of one side of a card. */
export interface FlipCardFace {
  /** Any content. A click on it turns the card, unless it hits a link, a button or a field. */
  content: ReactNode;
  /** Links at the bottom, next to the button; they don't turn the card. */
  footer?: ReactNode;
}

export interface FlipCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The card's subject; names its button for assistive technology. */
  label: string;
  /**
   * The side that shows first. It should be complete by itself: it is the only one on paper, and the
   * only one that many visitors see.
   */
  front: FlipCardFace;
  /** The side for visitors who want to know more; with a heading of its own. */
  back: FlipCardFace;
  /**
   * Whether the back shows at first. Has no effect in a `FlipCardGroup`.
   * @default false
   */
  defaultFlipped?: boolean;
  /**
   * How many rows the front has: its elements and the footer, each with a `grid-row` of its own. In a grid
   * whose items take these rows and one more, fronts side by side line up, and a longer back opens
   * below without moving its neighbours.
   * @default undefined: the card is as high as its longer side
   */
  rows?: number;
  /**
   * Draws the back once it is turned over. Without a script there is no back then: repeat its content
   * elsewhere.
   * @default false
   */
  lazyBack?: boolean;
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
  rows,
  lazyBack = false,
  className,
  style,
  onClick,
  ...rest
}: FlipCardProps) {
  const value = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const selectedBefore = useRef('');
  const [isFlippedAlone, setIsFlippedAlone] = useState(defaultFlipped);
  const [hasTurned, setHasTurned] = useState(defaultFlipped);
  const group = use(FlipCardContext);
  const isFlipped = group ? group.flipped === value : isFlippedAlone;

  const flip = (card: Element) => {
    // The side with the focus is about to become inert.
    if (card.contains(document.activeElement)) buttonRef.current?.focus({ preventScroll: true });
    // Visitors read the other side from its top, and it may be so short that it is out of sight.
    if (card.getBoundingClientRect().top < 0) card.scrollIntoView();
    setHasTurned(true);
    if (group) group.toggle(value);
    else setIsFlippedAlone(!isFlipped);
  };

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

  const face = ({ content, footer }: FlipCardFace, isHidden: boolean, isDrawnLate = false) => (
    <div
      className={cx(styles.face, isDrawnLate && styles.drawnLate)}
      data-hidden={isHidden}
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
      className={cx(styles.root, rows !== undefined && styles.inRows, className)}
      style={{
        ...style,
        ...(rows !== undefined && customProperties({ '--pf-rows': String(rows) })),
      }}
      data-flipped={isFlipped}
      onClick={handleClick}
      onPointerDownCapture={() => {
        selectedBefore.current = String(getSelection());
      }}
    >
      {face(front, isFlipped)}
      <button ref={buttonRef} type="button" aria-pressed={isFlipped} className={styles.button}>
        {TURN_OVER}
        <VisuallyHidden> {label}</VisuallyHidden>
        <Icon name="turn" />
      </button>
      {(!lazyBack || hasTurned) && face(back, !isFlipped, lazyBack && !defaultFlipped)}
    </article>
  );
}

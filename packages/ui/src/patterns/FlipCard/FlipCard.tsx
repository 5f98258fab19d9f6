import { card } from '@portfolio/words';
import {
  type ComponentProps,
  type MouseEvent,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { Icon, type IconName } from '../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { customProperties } from '../../styles/customProperties.ts';
import { cx } from '../../styles/cx.ts';
import { useWords } from '../../words/index.ts';
import { CardSide, type FlipCardFace } from './CardSide.tsx';
import * as styles from './FlipCard.css.ts';
import { FlipCardContext } from './FlipCardGroup.tsx';
import { prepareTurn } from './turn.ts';

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
   * For a long back. In a `FlipCardGrid`, a back with an `aside` spans two rows. The back is rendered once the card is
   * turned. Without a script there is no back, so repeat its content elsewhere.
   * @default false
   */
  tall?: boolean;
}

/** A click on one of these doesn't turn the card. */
const ACTIVE = 'a, button, input, select, textarea, summary, [role="button"]';

/**
 * A card with two sides, as high as the one that shows. A click anywhere on it, or its button, turns it around the
 * pressed point, and the button stays where it is. Keyboard and assistive technology reach only the visible side.
 * Without a script both sides show, one below the other. Selecting text doesn't turn the card. With reduced motion, the
 * sides swap without turning, and so they do if not a press on the card but something else changes it.
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
  const turn = useRef<() => void>(undefined);
  const [isFlippedAlone, setIsFlippedAlone] = useState(defaultFlipped);
  const [hasTurned, setHasTurned] = useState(false);
  const group = use(FlipCardContext);
  const isFlipped = group ? group.flipped === value : isFlippedAlone;

  const flip = (card: HTMLElement, { detail, clientX, clientY }: MouseEvent) => {
    const button = buttonRef.current;
    if (!button) return;
    // The side with the focus is about to become inert.
    if (card.contains(document.activeElement)) button.focus({ preventScroll: true });
    const { x, y, width, height } = button.getBoundingClientRect();
    // A key presses no point.
    const press = detail ? { x: clientX, y: clientY } : { x: x + width / 2, y: y + height / 2 };
    turn.current = prepareTurn(card, press);
    setHasTurned(true);
    if (group) group.toggle(value);
    else setIsFlippedAlone(!isFlipped);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the other side has come
  useLayoutEffect(() => {
    turn.current?.();
    turn.current = undefined;
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
    if (isMeant && !defaultPrevented) flip(currentTarget, event);
  };

  const turnLabel = ownTurnLabel ?? words.turn;
  const backLabel = tall ? words.close : words.back;
  const [longer = ''] = [turnLabel, backLabel].sort((a, b) => b.length - a.length);
  const side = (face: FlipCardFace, className: string, isHidden: boolean) => (
    <CardSide
      {...face}
      button={longer}
      className={className}
      data-hidden={isHidden}
      // Without a script, both sides must stay reachable.
      inert={isHydrated && isHidden}
    />
  );
  const action = (label: string, icon: IconName, isHidden: boolean) => (
    <span aria-hidden="true" className={styles.action} data-hidden={isHidden}>
      {label}
      <Icon name={icon} size="1em" />
    </span>
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
      onClick={handleClick}
      onPointerDownCapture={() => {
        selectedBefore.current = String(getSelection());
      }}
    >
      <button ref={buttonRef} type="button" aria-expanded={isFlipped} className={styles.button}>
        <VisuallyHidden>{words.button(isFlipped ? backLabel : turnLabel, label)}</VisuallyHidden>
        {action(turnLabel, tall ? 'open' : 'turn', isFlipped)}
        {action(backLabel, tall ? 'close' : 'turn', !isFlipped)}
      </button>
      {side(front, styles.front, isFlipped)}
      {(!tall || isFlipped || hasTurned) && side(back, styles.back, !isFlipped)}
    </article>
  );
}

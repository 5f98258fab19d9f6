import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import {
  type ComponentProps,
  type ReactNode,
  use,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { cx } from '../../styles/cx.ts';
import * as styles from './Tooltip.css.ts';
import { OPEN_DELAY_MS, TooltipGroupContext } from './TooltipGroup.tsx';

/** Distance of the tooltip from its button and from the window's edges, in pixels. */
const GAP = 8;

export interface TooltipProps extends Omit<ComponentProps<'button'>, 'content' | 'type'> {
  /** The details: text and pictures, and nothing that could get the focus. Rendered while it's open. */
  content: ReactNode;
  /**
   * The end of the button that the tooltip is aligned with.
   * @default 'start'
   */
  align?: 'start' | 'end';
}

/**
 * A button whose details open on hover and on focus. A press, of a finger too, pins them until the next one, Escape, a
 * press elsewhere or another tooltip. They are below the button or, where the window ends, above it (ARIA pattern
 * Tooltip, WCAG 1.4.13).
 * @selector `[aria-pressed="true"]` while pinned
 */
export function Tooltip({
  content,
  align = 'start',
  className,
  ref,
  children,
  ...rest
}: TooltipProps) {
  const [state, setState] = useState<'closed' | 'open' | 'pinned'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current as HTMLButtonElement);
  const isPressed = useRef(false);
  const group = use(TooltipGroupContext);

  const closeOther = () => {
    if (!group || group.current === setState) return;
    group.current?.('closed');
    group.current = setState;
  };
  /** Radix's delay may end after a press, too. */
  const open = () => {
    closeOther();
    setState((old) => (old === 'closed' ? 'open' : old));
  };
  /** Radix also closes on a press, which is for the click to decide, and on scrolling, which the focus may cause. */
  const closeUnlessHeld = () => {
    if (isPressed.current || button.current?.matches(':focus-visible')) return;
    setState((old) => (old === 'open' ? 'closed' : old));
  };
  const release = () => {
    isPressed.current = false;
  };

  const tooltip = (
    <Root open={state !== 'closed'} onOpenChange={(opens) => (opens ? open() : closeUnlessHeld())}>
      <Trigger
        asChild
        onPointerDown={() => {
          isPressed.current = true;
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onFocus={(event) => {
          // A finger focuses, too, before its click: that would open and close it in one tap.
          if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
        }}
        onClick={(event) => {
          event.preventDefault();
          closeOther();
          setState(state === 'pinned' ? 'closed' : 'pinned');
        }}
      >
        <button
          {...rest}
          ref={button}
          type="button"
          aria-pressed={state === 'pinned'}
          className={cx(styles.button, className)}
        >
          {children}
        </button>
      </Trigger>
      {state !== 'closed' && (
        // In the page's content: people who go from landmark to landmark would miss it elsewhere.
        <Portal container={button.current?.closest('main') ?? null}>
          <Content
            side="bottom"
            align={align}
            sideOffset={GAP}
            collisionPadding={GAP}
            onEscapeKeyDown={() => setState('closed')}
            onPointerDownOutside={() => {
              if (!isPressed.current) setState('closed');
            }}
            className={styles.content}
          >
            {content}
          </Content>
        </Portal>
      )}
    </Root>
  );
  return group ? tooltip : <Provider delayDuration={OPEN_DELAY_MS}>{tooltip}</Provider>;
}

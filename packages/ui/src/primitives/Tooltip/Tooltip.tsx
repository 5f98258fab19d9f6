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

/** The distance of the tooltip from its button and from the window's edges, in pixels. */
const GAP = 8;

export interface TooltipProps extends Omit<ComponentProps<'button'>, 'content' | 'type'> {
  /**
   * The details: text and pictures, and nothing that can have the focus. They are rendered while the tooltip is open.
   */
  content: ReactNode;
  /**
   * How far from the beginning of its button it begins, in rem, for buttons below each other whose names it would cover.
   * It begins earlier where the window ends.
   * @default 0
   */
  indent?: number;
}

const inPixels = (rem: number) =>
  rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * A button with details that open on hover and on focus. A press, also of a finger, pins them until the next press,
 * Escape, a press elsewhere, or another tooltip. They are below the button, or above it at the end of the window (ARIA
 * pattern Tooltip, WCAG 1.4.13).
 * @selector `[aria-pressed="true"]` while pinned
 */
export function Tooltip({ content, indent = 0, className, ref, children, ...rest }: TooltipProps) {
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
  /** Radix's delay may also end after a press. */
  const open = () => {
    closeOther();
    setState((old) => (old === 'closed' ? 'open' : old));
  };
  /**
   * Radix also closes the tooltip on a press and on scrolling. The click decides about a press, and the focus may cause
   * scrolling.
   */
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
          // A finger also gives the focus before its click. One tap would then open and close the tooltip.
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
        // Inside the page's main content, where people who go from landmark to landmark find it.
        <Portal container={button.current?.closest('main') ?? null}>
          <Content
            side="bottom"
            align="start"
            alignOffset={inPixels(indent)}
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

import { Provider } from '@radix-ui/react-tooltip';
import { type ComponentProps, createContext, type RefObject, use, useRef } from 'react';

/** Milliseconds of hovering until a tooltip opens. On focus and on a press it opens immediately. */
export const OPEN_DELAY_MS = 300;

/** Closes the tooltip of the group that was opened last. */
export const TooltipGroupContext = createContext<
  RefObject<((state: 'closed') => void) | undefined> | undefined
>(undefined);

export type TooltipGroupProps = ComponentProps<'div'>;

/**
 * A part of the page with several tooltips, anywhere inside, of which at most one is open. A pointer on its way to that
 * one may cross the buttons of others, and the next one opens without delay. A group inside another one is part of that.
 */
export function TooltipGroup(props: TooltipGroupProps) {
  const outer = use(TooltipGroupContext);
  const last = useRef<(state: 'closed') => void>(undefined);
  if (outer) return <div {...props} />;
  return (
    <TooltipGroupContext value={last}>
      <Provider delayDuration={OPEN_DELAY_MS}>
        <div {...props} />
      </Provider>
    </TooltipGroupContext>
  );
}

import { Provider } from '@radix-ui/react-tooltip';
import { type ComponentProps, createContext, type RefObject, use, useRef } from 'react';

/** How long a pointer hovers before a tooltip opens, in milliseconds. Focus and presses open it immediately. */
export const OPEN_DELAY_MS = 300;

/** Closes the tooltip of the group that was opened last. */
export const TooltipGroupContext = createContext<
  RefObject<((state: 'closed') => void) | undefined> | undefined
>(undefined);

export type TooltipGroupProps = ComponentProps<'div'>;

/**
 * A part of the page whose tooltips are open one at a time. On its way to the open tooltip, a pointer may cross other
 * buttons. The next tooltip opens without delay. A group inside another group joins it.
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

import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';

interface HeldProps {
  /** Finds a button to press first. */
  press: string | undefined;
  children: ReactNode;
}

function Held({ press, children }: HeldProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (press) ref.current?.querySelector<HTMLElement>(press)?.click();
    ref.current
      ?.querySelector('[inert] [role="group"]')
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }, [press]);
  return <div ref={ref}>{children}</div>;
}

/**
 * Keeps a rotation still in pictures, as a mouse over it does. A story that shows what a button brings about has
 * `parameters: { press: 'button' }`.
 */
export const held: Decorator = (Story, { parameters }) => (
  <Held press={parameters.press}>
    <Story />
  </Held>
);

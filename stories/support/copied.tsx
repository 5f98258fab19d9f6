import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';

/** More often than the check mark goes, in milliseconds. */
const AGAIN_MS = 1500;

/** Presses a copy button while the clipboard only pretends to take the text: the reader's own stays. */
function press(button: HTMLElement) {
  const clipboard = { writeText: () => Promise.resolve() };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  button.click();
  Reflect.deleteProperty(navigator, 'clipboard');
}

function Copied({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = ref.current?.querySelector('button');
    if (!button) return;
    press(button);
    const timer = setInterval(() => press(button), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return <div ref={ref}>{children}</div>;
}

/** Shows a copy button as it is after a copy, for as long as somebody looks. */
export const copied: Decorator = (Story) => (
  <Copied>
    <Story />
  </Copied>
);

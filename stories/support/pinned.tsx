import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';

/** A place with room for a tooltip, which goes to the end of the nearest `main`. */
function Pinned({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = ref.current?.querySelector('button');
    if (!button) return;
    button.click();
    if (!button.closest('[inert]')) return;
    // In a picture, it opens again after a press elsewhere.
    const observer = new MutationObserver(() => {
      if (button.getAttribute('aria-pressed') === 'false') button.click();
    });
    observer.observe(button, { attributeFilter: ['aria-pressed'] });
    return () => observer.disconnect();
  }, []);
  return (
    <main ref={ref} style={{ minBlockSize: '6rem' }}>
      {children}
    </main>
  );
}

/** Shows a tooltip as it is after a press on its button. */
export const pinned: Decorator = (Story) => (
  <Pinned>
    <Story />
  </Pinned>
);

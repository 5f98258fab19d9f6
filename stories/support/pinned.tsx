import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useRef } from 'react';

/** The tooltip takes room below its button, wherever the page is scrolled to. */
const BELOW = `@scope {
  [data-radix-popper-content-wrapper] {
    --radix-popper-available-width: 100% !important;
    justify-self: start;
    margin-block-start: 8px;
    max-inline-size: 100%;
    min-width: 0 !important;
    position: static !important;
    transform: none !important;
  }
}`;

function Pinned({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = ref.current?.querySelector<HTMLElement>('button[aria-pressed]');
    if (!button) return;
    const pin = () => {
      if (button.ariaPressed === 'false') button.click();
    };
    pin();
    // On a docs page, readers press elsewhere; in a story of its own, they may close it.
    if (!button.closest('[inert]')) return;
    const observer = new MutationObserver(pin);
    observer.observe(button, { attributeFilter: ['aria-pressed'] });
    return () => observer.disconnect();
  }, []);
  return (
    // A tooltip is drawn in the `main` around it: this one has the theme of the picture.
    <main ref={ref} style={{ display: 'grid', inlineSize: 'fit-content', maxInlineSize: '100%' }}>
      <style>{BELOW}</style>
      {children}
    </main>
  );
}

/** Shows a tooltip as it is when it's pinned, for as long as somebody looks. */
export const pinned: Decorator = (Story) => (
  <Pinned>
    <Story />
  </Pinned>
);

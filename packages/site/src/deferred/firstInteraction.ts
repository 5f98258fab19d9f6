import { interactionEvents } from './interactions';

let hasHappened =
  typeof document !== 'undefined' && 'interacted' in document.documentElement.dataset;

/** Whether the visitor has interacted with the site, also before the application had started. */
export const hasInteracted = () => hasHappened;

/** Resolves with the visitor's first interaction. */
export const firstInteraction = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const arrive = () => {
    hasHappened = true;
    for (const name of interactionEvents) removeEventListener(name, arrive, true);
    resolve();
  };
  if (hasHappened) resolve();
  else
    for (const name of interactionEvents)
      addEventListener(name, arrive, { capture: true, passive: true });
});

/** Events by which a visitor shows that they are about to use the page, and don't only read it. */
export const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Events for which React hydrates at once what they are about: those of pressing, scrolling by touch and typing. */
export const hydratingEvents = [
  'pointerdown',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'touchcancel',
  'keydown',
  'keypress',
  'keyup',
  'input',
  'change',
  'click',
] as const;

/** Whether the visitor has interacted with the site, also before the application had started. */
export const hasInteracted = () =>
  typeof document !== 'undefined' && 'interacted' in document.documentElement.dataset;

/** Resolves with the next of these events. */
export const nextOf = (events: readonly string[]) =>
  new Promise<unknown>((resolve) => {
    for (const name of events) {
      addEventListener(name, resolve, { capture: true, passive: true, once: true });
    }
  });

/** Resolves with the visitor's first interaction. */
export async function firstInteraction() {
  if (!hasInteracted()) await nextOf(interactionEvents);
  // Where the document's start script hasn't: while developing.
  document.documentElement.dataset.interacted = '';
}

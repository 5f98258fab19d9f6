/**
 * A fade from one page to the next that the visitor's next click cuts short rejects a promise, which
 * the router leaves unhandled: an error on the console where nothing is wrong.
 */
export function allowSkippedTransitions() {
  // Not in every browser yet.
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}

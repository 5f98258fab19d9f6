const name = 'portfolio:part-failed';

/** Tells the page that the code of a deferred part could not be loaded. */
export const tellPartFailed = () => dispatchEvent(new Event(name));

/** Calls `onFailure` whenever the code of a deferred part could not be loaded; returns how to stop that. */
export function onPartFailed(onFailure: () => void) {
  addEventListener(name, onFailure);
  return () => removeEventListener(name, onFailure);
}

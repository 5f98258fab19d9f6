import { SendError } from './SendError';

const inMinutes = (seconds: number | undefined) => {
  if (!seconds) return 'in a few minutes';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'in a minute' : `in ${minutes} minutes`;
};

/**
 * What to add to the words of spec section 8 when a message could not be sent; nothing where the
 * visitor can't do anything about it.
 */
export function explainFailure(error: unknown) {
  if (!(error instanceof SendError)) return undefined;
  if (error.failure === 'busy') {
    return `Too many messages came in a short time: send yours again ${inMinutes(error.retryAfterS)}.`;
  }
  if (!navigator.onLine) {
    return 'You seem to be offline. What you wrote is kept: send it when you have a connection.';
  }
  // After a deploy, or where the browser keeps that it once failed (whatwg/html issue 6768).
  return error.failure === 'code'
    ? 'A part of this page could not be loaded: reload the page. What you wrote is kept.'
    : 'There was no answer: the connection may be the problem. What you wrote is kept.';
}

/**
 * The name of the field that only programs fill in: contact forms often have one of this name, and
 * browsers have no value for it.
 */
export const honeypotName = 'subject';

/**
 * Nobody opens the page and writes a message in less time than this, in milliseconds, not even someone who
 * pastes the message and lets the browser fill in the rest.
 */
export const minimumTimeMs = 2000;

/**
 * Whether a program has filled in the form: it has filled in the honeypot, or was quicker than a person.
 * @param timeMs how long the form was there to be filled in, in milliseconds
 */
export function isSpam(form: HTMLFormElement, timeMs: number) {
  const honeypot = form.elements.namedItem(honeypotName) as HTMLInputElement | null;
  return Boolean(honeypot?.value) || timeMs < minimumTimeMs;
}

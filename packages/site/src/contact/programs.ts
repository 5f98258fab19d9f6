/**
 * The name of the field that only programs fill in: contact forms often have one of this name, and
 * browsers no value for it.
 */
export const honeypotName = 'subject';

/**
 * The time below which nobody has opened the page and written a message, in milliseconds. Far less
 * than a person needs who pastes the message and has the browser fill in the rest.
 */
export const minimumTimeMs = 2000;

/**
 * Whether a program has filled in the form: it tripped over the honeypot, or was quicker than a person.
 * @param timeMs how long the form was there to be filled in, in milliseconds
 */
export function isFromProgram(form: HTMLFormElement, timeMs: number) {
  const honeypot = form.elements.namedItem(honeypotName) as HTMLInputElement | null;
  return Boolean(honeypot?.value) || timeMs < minimumTimeMs;
}

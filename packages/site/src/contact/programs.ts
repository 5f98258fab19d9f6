/** The name of the field that only programs fill in: contact forms often have it, browsers no value for it. */
export const honeypotName = 'subject';

/**
 * The time below which nobody has opened the page and written a message, in milliseconds. Far less
 * than a person needs who pastes the message and has the browser fill in the rest.
 */
export const minimumTimeMs = 2000;

/** Whether a program has filled in the form, and so quickly that it took `timeMs` milliseconds. */
export function isFromProgram(form: HTMLFormElement, timeMs: number) {
  const honeypot = form.elements.namedItem(honeypotName) as HTMLInputElement | null;
  return Boolean(honeypot?.value) || timeMs < minimumTimeMs;
}

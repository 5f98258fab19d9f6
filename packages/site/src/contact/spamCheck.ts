/**
 * The name of the field that only programs fill in: no browser or password manager has a value for it.
 * Their rules look for parts of words, such as `name`, `mail`, `state` or `street`, in names and labels.
 */
export const trapName = 'leave-empty';

/**
 * Nobody opens the page and writes a message in less time than this, in milliseconds, not even someone who
 * pastes the message and lets the browser fill in the rest. A quicker message waits.
 */
export const minimumTimeMs = 2000;

/** Whether something has filled in the field that people don't see: a spam program, or a person's form filler. */
export function isTrapFilled(form: HTMLFormElement) {
  const trap = form.elements.namedItem(trapName) as HTMLInputElement | null;
  return Boolean(trap?.value);
}

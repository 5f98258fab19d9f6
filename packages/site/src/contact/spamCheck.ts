/**
 * The name of the field that only programs fill in. Browsers and password managers have no value for it, because their
 * rules look for words such as `name`, `mail`, `state` or `street` in names and labels.
 */
export const trapName = 'leave-empty';

/**
 * People need longer than this to open the page and write a message, in milliseconds, even if they paste the message
 * and let the browser fill in the rest. A quicker message waits.
 */
export const minimumTimeMs = 2000;

/** Whether a spam program, or a person's form filler, has filled in the field that people don't see. */
export function isTrapFilled(form: HTMLFormElement) {
  const trap = form.elements.namedItem(trapName) as HTMLInputElement | null;
  return Boolean(trap?.value);
}

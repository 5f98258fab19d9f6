/** A message that a story cannot help writing to the console. */
export interface ConsoleException {
  /** The story's id, as in its address. */
  story: string;
  message: RegExp;
  reason: string;
}

/** Every message that does not fail its story; any other error or warning does. */
export const consoleExceptions: ConsoleException[] = [
  {
    story: 'components-copybutton--permission-denied',
    message: /could not be copied.*permission denied/,
    reason: 'A failure to copy is only logged (spec section 8).',
  },
  {
    story: 'components-copybutton--no-clipboard',
    message: /could not be copied/,
    reason: 'A failure to copy is only logged (spec section 8).',
  },
];

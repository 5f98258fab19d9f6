/** A message that a story cannot help writing to the console. */
export interface ConsoleException {
  /** The story's id, as in its address; left out for a message that any story may cause. */
  story?: string;
  message: RegExp;
  reason: string;
}

/** Every message that does not fail its story; any other error or warning does. */
export const consoleExceptions: ConsoleException[] = [
  {
    message: /^Accessing the Story Store is deprecated/,
    reason:
      "Storybook's own: its actions panel walks through an event that a story was given, down to the window that holds the store.",
  },
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

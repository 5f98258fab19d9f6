/** A console message that a story can't avoid. */
export interface ConsoleException {
  /** The story's id, as in its address; left out if any story may cause the message. */
  story?: string;
  message: RegExp;
  reason: string;
}

/** The messages that don't fail a story. Any other error or warning does. */
export const consoleExceptions: ConsoleException[] = [
  {
    message: /^Accessing the Story Store is deprecated/,
    reason:
      "Storybook's own: its actions panel walks through a story's event object, down to the window with the store.",
  },
  {
    story: 'start-here-copybutton--stays-idle-without-a-clipboard',
    message: /could not be copied/,
    reason: 'A failure to copy is only logged (spec section 8).',
  },
];

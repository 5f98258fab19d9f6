// The button of a card with two sides.

export const card = {
  turn: 'More',
  back: 'Back',
  close: 'Close',
  /** The action of the button, and the subject of the card. Must begin with `action`, which is the visible text. */
  button: (action: string, subject: string) => `${action}: ${subject}`,
};

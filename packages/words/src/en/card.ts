// The button of a card with two sides.

export const card = {
  turn: 'More',
  back: 'Back',
  close: 'Close',
  /** What the button does, and the subject of the card. Begins with `action`. */
  button: (action: string, subject: string) => `${action}: ${subject}`,
};

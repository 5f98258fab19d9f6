// Sentences that rotate in one place, and their buttons.

export const quotes = {
  label: 'quotes',
  play: 'Play quotes',
  pause: 'Pause quotes',
  previous: 'Previous quote',
  next: 'Next quote',
};

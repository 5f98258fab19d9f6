// The button on the front of a value's card.

export const value = { inPractice: 'In practice' };

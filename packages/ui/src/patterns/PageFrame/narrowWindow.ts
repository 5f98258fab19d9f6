/**
 * The windows in which header and navigation don't fit on one line, and the navigation returns. Wider ones have more
 * room, and their visitors usually have a mouse wheel or a keyboard.
 */
export const narrowWindow = '(max-width: 47.99rem)';

/** The others. */
export const wideWindow = '(min-width: 48rem)';
